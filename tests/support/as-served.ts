// A page before and after its hydration, whichever of the two a slow machine is at when it is asked.

declare global {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** The page when its HTML had been read, before any deferred script. */
    asServed?: { prerendered: string | undefined; elements: Element[] };
  }
}

/** Runs in the page before its own scripts. */
export function rememberAsServed(): void {
  document.addEventListener('readystatechange', () => {
    const { prerendered } = document.documentElement.dataset;
    window.asServed ??= { prerendered, elements: [...document.querySelectorAll('#root *')] };
  });
}

/** Runs in a page that stands: what `<html>` said of it as it came, and how much of that is still there. */
export function compareWithServed() {
  const { prerendered, elements = [] } = window.asServed ?? {};
  const kept = elements.filter((element) => element.isConnected).length;
  return { prerendered, kept, lost: elements.length - kept };
}
