import type { Editor } from '@tiptap/react';
import { NodeSelection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { TEXT_MARKS } from '#src/admin/editor/document/text-marks.ts';

/** Returns the formatting at the cursor. */
export function readToolbarState({ editor }: { editor: Editor }) {
  const { level } = editor.getAttributes('heading');
  const align: unknown = editor.state.selection.$from.parent.attrs.align;
  return {
    block: editor.isActive('heading') ? Number(level) : 0,
    align: typeof align === 'string' ? align : 'start',
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    marks: TEXT_MARKS.filter((mark) => editor.isActive(mark)),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link') || Boolean(editor.getAttributes('image').link),
    image: isSelected(editor, 'image'),
    video: isSelected(editor, 'video'),
    inTable: isInTable(editor.state),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

export type ToolbarState = ReturnType<typeof readToolbarState>;

function isSelected({ state }: Editor, name: string): boolean {
  return state.selection instanceof NodeSelection && state.selection.node.type.name === name;
}
