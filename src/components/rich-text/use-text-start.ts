import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { EditorHost } from './editor-host.ts';
import type { TextStart } from './text-start.ts';

/** Goes on where somebody was before the editor came: the cursor, what was typed and pasted. */
export function useTextStart(
  editor: Editor,
  start: TextStart | undefined,
  onFiles: EditorHost['onFiles'],
): void {
  const pending = useRef(start);

  useEffect(() => {
    const begun = pending.current;
    if (!begun) return;
    pending.current = undefined;
    const { view, state } = editor;
    const pos = begun.press && placeOf(begun.press, editor);
    // At once: the next key is on its way.
    if (begun.isInside) view.focus();
    if (pos !== undefined) {
      view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(pos))));
    }
    for (const part of begun.written) {
      if (typeof part === 'string') type(editor, part);
      else if (part.html !== '') view.pasteHTML(part.html);
      else onFiles(editor, part.files, view.state.selection.from);
    }
  }, [editor, onFiles]);
}

function type(editor: Editor, text: string): void {
  const { view } = editor;
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) editor.commands.splitBlock();
    if (line !== '') view.dispatch(view.state.tr.insertText(line));
  }
}

function placeOf({ x, y }: { x: number; y: number }, { view }: Editor): number | undefined {
  const { left, top } = view.dom.getBoundingClientRect();
  return view.posAtCoords({ left: left + x, top: top + y })?.pos;
}
