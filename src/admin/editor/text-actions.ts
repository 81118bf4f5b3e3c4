import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import type { Editor } from '@tiptap/react';
import type { TFunction } from 'i18next';
import type { ToolbarAction } from './toolbar-action.ts';
import type { ToolbarState } from './toolbar-state.ts';

export function markActions(
  editor: Editor,
  state: ToolbarState,
  t: TFunction<'components'>,
): ToolbarAction[] {
  const toggle = (mark: 'bold' | 'italic' | 'underline' | 'strike') => ({
    id: mark,
    label: t(`editor.${mark}`),
    pressed: state[mark],
    run: () => editor.chain().focus().toggleMark(mark).run(),
  });
  return [
    { ...toggle('bold'), icon: FormatBold, keys: 'Mod+B' },
    { ...toggle('italic'), icon: FormatItalic, keys: 'Mod+I' },
    { ...toggle('underline'), icon: FormatUnderlined, keys: 'Mod+U' },
    { ...toggle('strike'), icon: FormatStrikethrough, keys: 'Mod+Shift+S' },
  ];
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
    {
      id: 'quote',
      label: t('editor.quote'),
      icon: FormatQuote,
      keys: 'Mod+Shift+B',
      mirrored: true,
      pressed: state.quote,
      run: () => editor.chain().focus().toggleBlockquote().run(),
    },
  ];
}
