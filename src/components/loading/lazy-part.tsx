import Button from '@mui/material/Button';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { FailureLine } from '#src/components/loading/failure-line.tsx';
import { useReload } from './use-reload.ts';

type LazyPartProps = {
  /** Nothing is fetched while it is false. The part gets it too, to animate its closing. */
  isOpen?: boolean;
  /** Shown until the code has loaded. */
  fallback?: ReactNode;
  /**
   * For overlays: called when the code could not be fetched, after a toast has said so. Close the overlay
   * here; opening it again is a retry. Without it, the message and a retry are shown in place of the part.
   */
  onLoadFailed?: () => void;
};

/** The overlays whose code is loading. */
const opening = new Set<object>();

/** Whether an overlay is about to open. */
export const isPartOpening = () => opening.size > 0;

/** Id of the toast, one for all parts, so that retries do not pile them up. */
const TOAST = 'lazy-part';

/**
 * A component whose code is fetched when it is first rendered with `isOpen` (true by default). After a
 * failure the next opening imports again; some browsers repeat the failure without asking the network, so
 * the message offers a reload. Spread `prefetchOn` on what opens it; `prefetch` fetches it and never rejects.
 *
 * Not `lazy` with `Suspense`: React remembers a failed import for ever, and shows what has suspended
 * up to 300 ms late.
 * @param importModule imports the code; what it throws counts as not loaded
 * @param name of the component among the module's exports
 */
export function lazyPart<Name extends string, Props extends object>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let hasFailed = false;

  const load = (): Promise<void> => {
    loading ??= (async () => {
      try {
        if (hasFailed) await retryStyleSheets();
        part ??= (await importModule())[name];
        if (hasFailed) toast.dismiss(TOAST);
      } catch (error) {
        hasFailed = true;
        loading = undefined;
        throw error;
      }
    })();
    return loading;
  };
  // A failure is shown when the part opens, which imports again.
  const prefetch = async () => {
    // Some browsers would repeat the failure when there is a network again.
    if (navigator.onLine) await load().catch(() => undefined);
  };

  function LazyPart(props: Props & LazyPartProps) {
    const { isOpen = true, fallback, onLoadFailed } = props;
    const { t } = useTranslation();
    const reload = useReload();
    const [isFailed, setFailed] = useState(false);
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const isMissing = isOpen && !isFailed && part === undefined;
    const isOverPage = onLoadFailed !== undefined;

    const fail = useEffectEvent(() => {
      if (!onLoadFailed) {
        setFailed(true);
        return;
      }
      toast.error(t('error.load'), {
        id: TOAST,
        // A toast with an action stays until it is closed.
        duration: Number.POSITIVE_INFINITY,
        action: { label: t('action.reload'), onClick: () => void reload() },
      });
      onLoadFailed();
    });
    useEffect(() => {
      if (!isMissing) return undefined;
      let isGone = false;
      const mark = {};
      if (isOverPage) opening.add(mark);
      load().then(
        () => !isGone && renderAgain(),
        () => !isGone && fail(),
      );
      return () => {
        isGone = true;
        opening.delete(mark);
      };
    }, [isMissing, isOverPage]);

    if (part) {
      const partProps = { ...props };
      delete partProps.fallback;
      delete partProps.onLoadFailed;
      return createElement(part, partProps);
    }
    if (!isOpen) return null;
    return isFailed ? (
      <FailureLine title={t('error.load')} onRetry={() => setFailed(false)} sx={failureStyles}>
        <Button color="inherit" onClick={() => void reload()}>
          {t('action.reload')}
        </Button>
      </FailureLine>
    ) : (
      fallback
    );
  }

  const onHint = () => void prefetch();
  const prefetchOn = { onPointerEnter: onHint, onFocus: onHint, onTouchStart: onHint };
  return Object.assign(LazyPart, { prefetch, prefetchOn });
}

const failureStyles = { p: 2, justifyContent: 'center', typography: 'body2' } as const;

/** Requests failed style sheets again, because Vite requests a part's style sheet only once. */
async function retryStyleSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const failed = [...links].filter((link) => !hasRules(link));
  await Promise.all(
    failed.map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = document.createElement('link');
          again.rel = 'stylesheet';
          again.crossOrigin = link.crossOrigin;
          again.href = link.href;
          again.addEventListener('load', resolve);
          again.addEventListener('error', reject);
          link.replaceWith(again);
        }),
    ),
  );
}

/** Whether a style sheet has loaded. After a failure its rules throw in Chromium; in other browsers there is no sheet. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
