/** For a dialog that people type into: a click beside it is no answer, and loses nothing. */
export function unlessBackdrop(close: () => void) {
  return (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason !== 'backdropClick') close();
  };
}
