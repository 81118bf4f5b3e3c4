import BorderColor from '@mui/icons-material/BorderColor';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Subscript from '@mui/icons-material/Subscript';
import Superscript from '@mui/icons-material/Superscript';
import TextDecrease from '@mui/icons-material/TextDecrease';
import type { Editor } from '@tiptap/react';
import type { TFunction } from 'i18next';
import { toggleTextMark } from '#src/admin/editor/document/text-marks.ts';
import type { ToolbarAction } from './toolbar-action.ts';
import type { ToolbarState } from './toolbar-state.ts';

const MORE_MARKS = [
  { mark: 'superscript', icon: Superscript, keys: 'Mod+.' },
  { mark: 'subscript', icon: Subscript, keys: 'Mod+,' },
  { mark: 'highlight', icon: BorderColor, keys: 'Mod+Shift+H' },
  { mark: 'small', icon: TextDecrease },
  { mark: 'keyboard', icon: KeyboardOutlined },
] as const;

/** The usual marks, and the rarer ones. */
export function markActions(editor: Editor, state: ToolbarState, t: TFunction<'components'>) {
  const toggle = (mark: 'bold' | 'italic' | 'underline' | 'strike') => ({
    id: mark,
    label: t(`editor.${mark}`),
    pressed: state[mark],
    run: () => editor.chain().focus().toggleMark(mark).run(),
  });
  const more = MORE_MARKS.map(({ mark, ...action }) => ({
    ...action,
    id: mark,
    label: t(`editor.${mark}`),
    pressed: state.marks.includes(mark),
    run: () => void toggleTextMark(editor, mark),
  }));
  return {
    usual: [
      { ...toggle('bold'), icon: FormatBold, keys: 'Mod+B' },
      { ...toggle('italic'), icon: FormatItalic, keys: 'Mod+I' },
    ],
    rare: [
      { ...toggle('underline'), icon: FormatUnderlined, keys: 'Mod+U' },
      { ...toggle('strike'), icon: FormatStrikethrough, keys: 'Mod+Shift+S' },
      ...more,
    ],
  };
}

export function listActions(
  editor: Editor,
  state: ToolbarState,
  t: TFunction<'components'>,
): ToolbarAction[] {
  return [
    {
      id: 'bulletList',
      label: t('editor.bulletList'),
      icon: FormatListBulleted,
      keys: 'Mod+Shift+8',
      mirrored: true,
      pressed: state.bulletList,
      run: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      id: 'orderedList',
      label: t('editor.orderedList'),
      icon: FormatListNumbered,
      keys: 'Mod+Shift+7',
      mirrored: true,
      pressed: state.orderedList,
      run: () => editor.chain().focus().toggleOrderedList().run(),
    },
  ];
}

export function quoteAction(
  editor: Editor,
  state: ToolbarState,
  t: TFunction<'components'>,
): ToolbarAction {
  return {
    id: 'quote',
    label: t('editor.quote'),
    icon: FormatQuote,
    keys: 'Mod+Shift+B',
    mirrored: true,
    pressed: state.quote,
    run: () => editor.chain().focus().toggleBlockquote().run(),
  };
}
