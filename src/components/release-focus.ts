/**
 * The ref of what goes when a button in it is pressed: the focus then goes to the dialog or the page around it, instead
 * of nowhere.
 */
export function releaseFocus(element: HTMLElement | null) {
  return () => {
    // The focused element is still in the document.
    if (!element?.contains(document.activeElement)) return;
    element.closest<HTMLElement>('[role=dialog], main')?.focus({ preventScroll: true });
  };
}
