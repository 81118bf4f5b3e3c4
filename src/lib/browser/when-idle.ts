/** Calls back once the page is idle. @returns a function that cancels it */
export function whenIdle(callback: () => void): () => void {
  let isGone = false;
  // Safari has no idle callbacks.
  const request = window.requestIdleCallback ?? ((later) => window.setTimeout(later, 1000));
  request(() => !isGone && callback());
  return () => {
    isGone = true;
  };
}
