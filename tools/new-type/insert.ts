/** A place in a file that lists all content types, and what is inserted there. */
export type Insertion = {
  file: string;
  text: string;
  /** The line the list begins with. */
  start: string;
  /** The first line after the last entry of the list. */
  end: string;
  /** Matches the entries of a sorted list; its capture group is the sort key. */
  sortedBy?: RegExp;
};

/** An import, inserted among the imports that `sortedBy` matches. */
export type Import = { file: string; text: string; sortedBy: RegExp };

/** Inserts an import if it is missing; returns null if no import matches `sortedBy`. */
export function insertImport(source: string, { text, sortedBy }: Import): string | null {
  const lines = source.split('\n');
  if (lines.includes(text)) return source;
  const last = lines.findLastIndex((line) => sortedBy.test(line));
  if (last === -1) return null;
  const place = sortedPlace(lines, { from: 0, to: last + 1 }, text, sortedBy);
  return lines.toSpliced(place, 0, text).join('\n');
}

/** Inserts an entry into a list; returns null if the list is not found. */
export function insertEntry(source: string, insertion: Insertion): string | null {
  const { text, start, end, sortedBy } = insertion;
  const lines = source.split('\n');
  const from = lines.indexOf(start);
  const to = from === -1 ? -1 : lines.indexOf(end, from);
  if (to === -1) return null;
  const place = sortedBy ? sortedPlace(lines, { from, to }, text, sortedBy) : to;
  return lines.toSpliced(place, 0, text).join('\n');
}

/** Returns the first line that sorts after the text, otherwise `to`. */
function sortedPlace(
  lines: string[],
  { from, to }: { from: number; to: number },
  text: string,
  sortedBy: RegExp,
): number {
  const key = sortedBy.exec(text)?.[1] ?? '';
  const place = lines.findIndex((line, index) => {
    return index >= from && index < to && (sortedBy.exec(line)?.[1] ?? '') > key;
  });
  return place === -1 ? to : place;
}
