/** Ignores backdrop clicks, so that a form dialog keeps its input. */
export function unlessBackdrop(close: () => void) {
  return (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason !== 'backdropClick') close();
  };
}
