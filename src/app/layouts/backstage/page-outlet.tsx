import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useMatches, useOutlet } from 'react-router';
import { isPartOpening } from '#src/components/loading/lazy-part.tsx';
import { isRouteHandle } from '../../navigation/route-handles.ts';
import { KeptPage } from './kept-page.tsx';
import { closeAllPages, closePage, keepPage, useKeptPages } from './kept-pages.ts';

/** The page, and hidden beside it those that were left and are kept. */
export function PageOutlet() {
  const outlet = useOutlet();
  const name = useKeptName();
  // Deferred, because it takes time to remove a page.
  const kept = useDeferredValue(useKeptPages());

  const before = useRef(name);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = name;
    if (left !== undefined && left !== name && hasLeftSomethingOpen()) closePage(left);
    if (name !== undefined) keepPage(name);
  }, [name]);
  useLayoutEffect(() => closeAllPages, []);

  const names = new Set(kept);
  if (name !== undefined) names.add(name);
  return (
    <>
      {/* In an order that no visit changes, because elements that move lose their state. */}
      {[...names].toSorted().map((each) => (
        <KeptPage key={each} isShown={each === name}>
          {each === name && outlet}
        </KeptPage>
      ))}
      {name === undefined && outlet}
    </>
  );
}

function useKeptName(): string | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isRouteHandle(handle) ? handle.keptAs : undefined;
}

/**
 * Whether a dialog or a menu of the page that has just been left is open, or about to be: React hides what a hidden
 * page has in the body, and coming back would show it again.
 */
function hasLeftSomethingOpen(): boolean {
  return (
    isPartOpening() ||
    [...document.body.children].some(
      (part) =>
        part instanceof HTMLElement &&
        part.style.getPropertyPriority('display') === 'important' &&
        !part.matches('.MuiModal-hidden, .MuiTooltip-popper'),
    )
  );
}
