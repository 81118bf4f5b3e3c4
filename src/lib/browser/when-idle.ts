/** Calls back once the page has nothing else to do. @returns a function that takes it back */
export function whenIdle(callback: () => void): () => void {
  let isGone = false;
  // Safari has no idle callbacks.
  const request = window.requestIdleCallback ?? ((later) => window.setTimeout(later, 1000));
  request(() => !isGone && callback());
  return () => {
    isGone = true;
  };
}
