/** Thrown by a form's `save` where the person took it back, or has left: no failure to speak of. */
export class SaveWithdrawn extends Error {
  override name = 'SaveWithdrawn';
}
