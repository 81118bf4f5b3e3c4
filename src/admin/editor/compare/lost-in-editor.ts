import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { CanonicalText } from './canonical-text.ts';
import { parseText, readText, writeText } from '#src/admin/editor/document/editor-document.ts';
import { tidyText } from '#src/admin/editor/clean/tidy-text.ts';

/**
 * Returns what the editor would lose of a text that the sanitiser keeps: names of elements (`pre`) and
 * attributes (`ol start`), `#text`, or `#order` where it would only arrange the same differently.
 * Empty for nearly all texts.
 */
export function lostInEditor(html: string): string[] {
  const text = readText(html);
  const kept = new CanonicalText(text);
  const written = new CanonicalText(rewrite(text));
  if (String(kept) === String(written)) return [];
  const lost = [...kept.counts]
    .filter(([name, count]) => count > (written.counts.get(name) ?? 0))
    .map(([name]) => name.replace(/=.*/s, ''));
  // The attributes of a lost element are not listed beside it.
  const named = new Set(
    lost.filter((name) => !lost.includes(name.replace(/ .*/, '')) || !name.includes(' ')),
  );
  return named.size > 0 ? [...named] : ['#order'];
}

/** Returns what the editor would save after the first change, which also repairs tables. */
function rewrite(text: DocumentFragment): HTMLElement {
  const doc = parseText(text);
  const written = writeText(fixTables(EditorState.create({ doc }))?.doc ?? doc);
  tidyText(written);
  return written;
}
