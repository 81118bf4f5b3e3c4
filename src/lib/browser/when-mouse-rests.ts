/** In ms; a mouse that only passes over a link must not load anything. */
const REST = 100;

/** Calls a function when the mouse, which has just entered an element, rests there. */
export function whenMouseRests(element: Element, call: () => void): void {
  const timer = window.setTimeout(() => element.isConnected && call(), REST);
  element.addEventListener('mouseleave', () => window.clearTimeout(timer), { once: true });
}
