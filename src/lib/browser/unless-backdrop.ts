/** An `onClose` that ignores clicks on the backdrop, so that a form's input is not lost by accident. */
export function unlessBackdrop(close: () => void) {
  return (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason !== 'backdropClick') close();
  };
}
