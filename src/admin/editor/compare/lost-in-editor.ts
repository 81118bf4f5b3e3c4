import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { parseText, readText, writeText } from '#src/admin/editor/document/editor-document.ts';
import { tidyText } from '#src/admin/editor/clean/tidy-text.ts';
import { isTangledHtml } from '#src/lib/html/is-tangled-html.ts';
import { watchDropped } from '#src/admin/editor/clean/dropped-parts.ts';
import { countContent } from './count-content.ts';
import type { Content } from './count-content.ts';

/** The editor adds paragraphs around bare text, and line breaks beside images were not counted. */
const ADDED = /^(?:br|p)\b/;

/**
 * Returns what the editor and the sanitiser before it would lose of a text: names of elements (`pre`) and attributes
 * (`ol start`), `#text`, `#hidden`, `#picture`, `#markup`, or `#order` where it would only arrange the same
 * differently. Empty for nearly all texts.
 */
export function lostInEditor(html: string): string[] {
  if (isTangledHtml(html)) return ['#markup'];
  const { dropped, look } = watchDropped();
  const text = readText(html, look);
  const kept = countContent(text);
  const written = countContent(rewrite(text));
  const lost = [...dropped, ...lacking(written, kept).map((name) => name.replace(/=.*/s, ''))];
  // The attributes of a lost element are not listed beside it.
  const named = new Set(
    lost.filter((name) => !lost.includes(name.replace(/ .*/, '')) || !name.includes(' ')),
  );
  if (named.size > 0) return [...named];
  const added = lacking(kept, written).filter((name) => !ADDED.test(name));
  return added.length > 0 || kept.text !== written.text ? ['#order'] : [];
}

/** The names that `some` has fewer of than `all`. */
function lacking({ counts: some }: Content, { counts: all }: Content): string[] {
  return [...all].filter(([name, count]) => count > (some.get(name) ?? 0)).map(([name]) => name);
}

/** Returns what the editor would save after the first change, which also repairs tables. */
function rewrite(text: DocumentFragment): HTMLElement {
  const doc = parseText(text);
  const written = writeText(fixTables(EditorState.create({ doc }))?.doc ?? doc);
  tidyText(written);
  return written;
}
