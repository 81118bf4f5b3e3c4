import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { TextStart } from './text-start.ts';

/** Goes on where somebody was before the editor came: the cursor, and what was typed. */
export function useTextStart(editor: Editor, start: TextStart | undefined): void {
  const pending = useRef(start);

  useEffect(() => {
    const begun = pending.current;
    if (!begun) return;
    pending.current = undefined;
    const { view, state } = editor;
    const pos = begun.press && placeOf(begun.press, editor);
    // At once: the next key is on its way.
    view.focus();
    if (pos !== undefined) {
      view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(pos))));
    }
    for (const [index, line] of begun.typed.split('\n').entries()) {
      if (index > 0) editor.commands.splitBlock();
      if (line !== '') view.dispatch(view.state.tr.insertText(line));
    }
  }, [editor]);
}

function placeOf({ x, y }: { x: number; y: number }, { view }: Editor): number | undefined {
  const { left, top } = view.dom.getBoundingClientRect();
  return view.posAtCoords({ left: left + x, top: top + y })?.pos;
}
