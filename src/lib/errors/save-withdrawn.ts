/** Thrown by a form's `save` when the person cancelled or left: not a failure. */
export class SaveWithdrawn extends Error {
  override name = 'SaveWithdrawn';
}
