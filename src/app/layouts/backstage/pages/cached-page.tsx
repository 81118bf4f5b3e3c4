import {
  Activity,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIsReturn } from '#src/components/use-is-return.ts';

type CachedPageProps = {
  isInFront: boolean;
  /** The page, while it is visible. */
  children: ReactNode;
};

/**
 * Keeps the state and the elements of a page while it is hidden. `Activity` hides it and ends its effects; it is
 * suspended too, because it would go on rendering otherwise, with the address of the visible page.
 */
export const CachedPage = memo(({ isInFront, children }: CachedPageProps) => {
  const [never] = useState(() => new Promise<never>(() => {}));
  return (
    <Activity mode={isInFront ? 'visible' : 'hidden'}>
      <Suspense fallback={null}>
        <FocusKeeper until={isInFront ? undefined : never}>{children}</FocusKeeper>
      </Suspense>
    </Activity>
  );
});
CachedPage.displayName = 'CachedPage';

type FocusKeeperProps = { until: Promise<never> | undefined; children: ReactNode };

/** Returns the focus to the element that had it last, when the page is shown again. */
function FocusKeeper({ until, children }: FocusKeeperProps) {
  const isReturn = useIsReturn();
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(undefined);

  const restoreFocus = useEffectEvent(() => {
    const left = focused.current;
    focused.current = undefined;
    if (!isReturn || !left) return;
    // An editor has rendered its text again, with the same id.
    const again = left.isConnected ? left : document.getElementById(left.id);
    again?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const page = container.current;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target;
    };
    restoreFocus();
    page?.addEventListener('focusin', remember);
    return () => {
      page?.removeEventListener('focusin', remember);
      if (page?.contains(document.activeElement)) focused.current?.blur();
      // Tells a data grid that something else was pressed; it would move the focus to itself otherwise.
      document.dispatchEvent(new MouseEvent('mouseup'));
    };
  }, []);

  if (until) use(until);
  return <div ref={container}>{children}</div>;
}
