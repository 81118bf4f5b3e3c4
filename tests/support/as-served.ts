// Compares a page before and after hydration; a slow machine could be in either state when it is read.

declare global {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** The page after parsing, before any deferred script ran. */
    asServed?: { prerendered: string | undefined; elements: Element[] };
  }
}

/** Runs in the page before its own scripts. Leaves out skeletons, which content replaces after hydration. */
export function rememberAsServed(): void {
  document.addEventListener('readystatechange', () => {
    const { prerendered } = document.documentElement.dataset;
    const elements = [
      ...document.querySelectorAll('#root :not([aria-busy=true], [aria-busy=true] *)'),
    ];
    window.asServed ??= { prerendered, elements };
  });
}

/**
 * Runs in the loaded page: returns the `data-prerendered` value as served, and how many of the served
 * elements are still in the page or lost.
 */
export function compareWithServed() {
  const { prerendered, elements = [] } = window.asServed ?? {};
  const present = elements.filter((element) => element.isConnected).length;
  return { prerendered, present, lost: elements.length - present };
}
