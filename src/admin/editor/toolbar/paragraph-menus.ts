import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import Title from '@mui/icons-material/Title';
import type { Editor } from '@tiptap/react';
import type { TFunction } from 'i18next';
import { align } from '#src/admin/editor/document/alignment.ts';
import type { ToolbarAction, ToolbarMenuAction } from './toolbar-action.ts';
import type { ToolbarState } from './toolbar-state.ts';

const LEVELS = [2, 3, 4] as const;

export function blockMenu(
  editor: Editor,
  state: ToolbarState,
  t: TFunction<'components'>,
): ToolbarMenuAction {
  const entries: ToolbarAction[] = [
    {
      id: 'paragraph',
      label: t('editor.paragraph'),
      icon: Title,
      keys: 'Mod+Alt+0',
      pressed: state.block === 0,
      run: () => editor.chain().focus().setParagraph().run(),
    },
    ...LEVELS.map((level) => ({
      id: `heading${level}`,
      label: t(`editor.heading${level}`),
      icon: Title,
      keys: `Mod+Alt+${level}`,
      pressed: state.block === level,
      run: () => editor.chain().focus().setHeading({ level }).run(),
    })),
  ];
  const current = entries.find((entry) => entry.pressed);
  return {
    id: 'block',
    label: t('editor.block'),
    icon: Title,
    text: current?.label ?? t('editor.paragraph'),
    entries,
  };
}

export function alignActions(
  editor: Editor,
  state: ToolbarState,
  t: TFunction<'components'>,
): ToolbarAction[] {
  const options = [
    { id: 'start', label: t('editor.alignStart'), icon: FormatAlignLeft },
    { id: 'center', label: t('editor.alignCenter'), icon: FormatAlignCenter },
    { id: 'end', label: t('editor.alignEnd'), icon: FormatAlignRight },
    {
      id: 'justify',
      label: t('editor.alignJustify'),
      icon: FormatAlignJustify,
    },
  ] as const;
  return options.map((option) => ({
    ...option,
    mirrored: true,
    pressed: state.align === option.id,
    run: () => void align(editor, option.id === 'start' ? null : option.id),
  }));
}
