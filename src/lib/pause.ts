/** Resolves in a task of its own, so that the page answers meanwhile; after this many milliseconds. */
export function pause(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
