/** Resolves in a new task after `milliseconds`, so that the browser can render meanwhile. */
export function pause(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
