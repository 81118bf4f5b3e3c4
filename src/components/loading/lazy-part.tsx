import { createElement, useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { LazyPartFailed } from './lazy-part-failed.tsx';
import { useReload } from './use-reload.ts';

type LazyPartProps = {
  /** Nothing is fetched while it is false. The part gets it too, to animate its closing. */
  isOpen?: boolean;
  /** Shown until the code is here. */
  fallback?: ReactNode;
  /**
   * For what opens over the page: called when the code could not be fetched, after a toast has said so.
   * Close it here; opening it again tries again. Without it the message and a retry stand in its place.
   */
  onLoadFailed?: () => void;
};

/** What is loading to open over a page. */
const opening = new Set<object>();

/** Whether a dialog or a menu is about to open. */
export const isPartOpening = () => opening.size > 0;

/** One toast for all parts, so that trying again does not pile them up. */
const TOAST = 'lazy-part';

/**
 * A component whose code is fetched when it is first rendered with `isOpen` (true by default). After a
 * failure the next opening imports again; some browsers repeat the failure without asking the network, so
 * the message offers a reload. Spread `prefetchOn` on what opens it.
 *
 * Not `lazy` with `Suspense`: React remembers a failed import for ever, and shows what has suspended
 * up to 300 ms late.
 * @param importPart imports the code; what it throws counts as not loaded
 */
export function createLazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
) {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let hasFailed = false;

  const load = (): Promise<void> => {
    loading ??= (async () => {
      try {
        if (hasFailed) await retryStyleSheets();
        part ??= await importPart();
        if (hasFailed) toast.dismiss(TOAST);
      } catch (error) {
        hasFailed = true;
        loading = undefined;
        throw error;
      }
    })();
    return loading;
  };
  // A failure is told when it is opened, which tries again.
  const prefetch = () => void load().catch(() => undefined);

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
        // It offers something to do: it stays until somebody has read it.
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
      <LazyPartFailed onRetry={() => setFailed(false)} onReload={() => void reload()} />
    ) : (
      fallback
    );
  }

  const prefetchOn = { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch };
  return Object.assign(LazyPart, { prefetchOn });
}

/** Vite asks for a part's style sheet once, also where that failed: here it is asked for again. */
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

/** Chromium gives a link that failed a sheet whose rules throw; other browsers give it none. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
