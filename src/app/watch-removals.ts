/**
 * Watches which children of these elements are removed.
 * @returns a function that puts back what was removed in the current task, and stops watching
 */
export function watchRemovals(...parents: Element[]): () => void {
  const observer = new MutationObserver(() => {});
  for (const parent of parents) observer.observe(parent, { childList: true });
  return () => {
    for (const { target, removedNodes, nextSibling } of observer.takeRecords().toReversed()) {
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
    observer.disconnect();
  };
}
