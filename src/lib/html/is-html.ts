/** Whether a value is a text with a tag. */
export function isHtml(value: unknown): value is string {
  return typeof value === 'string' && /<[a-z][^<>]*>/i.test(value);
}
