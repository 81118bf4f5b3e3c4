/** The point of a picture that stays visible when a layout crops it: whole percent from the left and from the top. */
export type FocalPoint = { x: number; y: number };

/** The focal point of pictures that have none of their own. */
export const CENTER: FocalPoint = { x: 50, y: 50 };

// In the fragment, which servers never see: records need no further field, and other readers show the same file.
const FOCUS = /#focus=(\d{1,2}|100)-(\d{1,2}|100)$/;

/** Splits the URL of a picture into its file and its focal point, if it has one. */
export function splitFocus(address: string): { file: string; focus: FocalPoint | undefined } {
  const found = FOCUS.exec(address);
  if (!found) return { file: address, focus: undefined };
  return {
    file: address.slice(0, found.index),
    focus: { x: Number(found[1]), y: Number(found[2]) },
  };
}

/** The URL with another focal point; without one for the centre. */
export function withFocus(address: string, { x, y } = CENTER): string {
  const { file } = splitFocus(address);
  return file === '' || (x === CENTER.x && y === CENTER.y) ? file : `${file}#focus=${x}-${y}`;
}

/** Whether two URLs are of one file, whatever their focal points are. */
export function isSameFile(one: string, other: string): boolean {
  return splitFocus(one).file === splitFocus(other).file;
}

/** The CSS `object-position` for a focal point; undefined for none. */
export function focusPosition(focus: FocalPoint | undefined): string | undefined {
  return focus && `${focus.x}% ${focus.y}%`;
}
