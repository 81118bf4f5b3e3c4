/** What was pasted or dropped: its markup or, where it says nothing, its files. */
export type Pasted = { html: string; files: File[] };

/** What somebody did in an editor's place before the editor was here. */
export type TextStart = {
  /** Where they pressed, from the text's corner; by keys they come to its beginning. */
  press: { x: number; y: number } | undefined;
  /** What they typed and pasted, one after the other. */
  written: (string | Pasted)[];
  /** Whether they are still there. */
  isInside: boolean;
};

/** Something pasted among what is typed: where it begins, and the text that stands there for it. */
export type PlacedPaste = Pasted & { at: number; text: string };

/** A paste into a plain text at this place; undefined where it is plain itself. */
export function takePaste(data: DataTransfer, at: number): PlacedPaste | undefined {
  // As the field has it.
  const text = data.getData('text/plain').replaceAll(/\r\n?/g, '\n');
  // Office programs add a picture of the text to the text.
  const files = text.trim() === '' ? [...data.files] : [];
  const html = files.length > 0 ? '' : data.getData('text/html');
  return html !== '' || files.length > 0 ? { html, files, at, text } : undefined;
}

/** What was typed, with what was pasted in its places; a paste whose text was changed since is plain. */
export function inOrder(typed: string, pastes: PlacedPaste[]): TextStart['written'] {
  const parts: TextStart['written'] = [];
  let from = 0;
  for (const { html, files, at, text } of pastes) {
    if (at < from || !typed.startsWith(text, at)) continue;
    parts.push(typed.slice(from, at), { html, files });
    from = at + text.length;
  }
  return [...parts, typed.slice(from)].filter((part) => part !== '');
}
