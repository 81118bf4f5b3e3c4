import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import BorderColor from '@mui/icons-material/BorderColor';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatClear from '@mui/icons-material/FormatClear';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LinkIcon from '@mui/icons-material/Link';
import OndemandVideo from '@mui/icons-material/OndemandVideo';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import Redo from '@mui/icons-material/Redo';
import Subscript from '@mui/icons-material/Subscript';
import SubtitlesOutlined from '@mui/icons-material/SubtitlesOutlined';
import Superscript from '@mui/icons-material/Superscript';
import TextDecrease from '@mui/icons-material/TextDecrease';
import Title from '@mui/icons-material/Title';
import Undo from '@mui/icons-material/Undo';
import type SvgIcon from '@mui/material/SvgIcon';
import { type Command, NodeSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  isInTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { align, type Alignment } from '#src/admin/editor/document/alignment.ts';
import { addCaption, deleteTableAndCaption } from '#src/admin/editor/document/table-caption.ts';
import { type TextMark, toggleTextMark } from '#src/admin/editor/document/text-marks.ts';

export type Tool = {
  icon: typeof SvgIcon;
  /** For example `Mod+Shift+L`. */
  keys?: string;
  /** The icon is mirrored in right-to-left pages. */
  mirrored?: boolean;
  /** Absent for tools that are no toggles. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  /** Absent where the editor's component does it: it opens a dialog. */
  run?: (editor: Editor) => unknown;
};

const isActive = (name: string) => (editor: Editor) => editor.isActive(name);
const isSelected =
  (name: string) =>
  ({ state: { selection } }: Editor) =>
    selection instanceof NodeSelection && selection.node.type.name === name;

const mark = (name: string) => ({
  isOn: isActive(name),
  run: (editor: Editor) => editor.chain().focus().toggleMark(name).run(),
});
const textMark = (name: TextMark) => ({
  isOn: isActive(name),
  run: (editor: Editor) => toggleTextMark(editor, name),
});
const heading = (level: 2 | 3 | 4) => ({
  icon: Title,
  keys: `Mod+Alt+${level}`,
  isOn: (editor: Editor) => editor.isActive('heading', { level }),
  run: (editor: Editor) => editor.chain().focus().setHeading({ level }).run(),
});
const aligned = (alignment: Alignment | null) => ({
  mirrored: true,
  isOn: ({ state }: Editor) => (state.selection.$from.parent.attrs.align ?? null) === alignment,
  run: (editor: Editor) => align(editor, alignment),
});

/** The tools by the names of their texts. */
export const TOOLS = {
  paragraph: {
    icon: Title,
    keys: 'Mod+Alt+0',
    isOn: (editor) => !editor.isActive('heading'),
    run: (editor) => editor.chain().focus().setParagraph().run(),
  },
  heading2: heading(2),
  heading3: heading(3),
  heading4: heading(4),
  bold: { icon: FormatBold, keys: 'Mod+B', ...mark('bold') },
  italic: { icon: FormatItalic, keys: 'Mod+I', ...mark('italic') },
  underline: { icon: FormatUnderlined, keys: 'Mod+U', ...mark('underline') },
  strike: { icon: FormatStrikethrough, keys: 'Mod+Shift+S', ...mark('strike') },
  superscript: { icon: Superscript, keys: 'Mod+.', ...textMark('superscript') },
  subscript: { icon: Subscript, keys: 'Mod+,', ...textMark('subscript') },
  highlight: { icon: BorderColor, keys: 'Mod+Shift+H', ...textMark('highlight') },
  small: { icon: TextDecrease, ...textMark('small') },
  keyboard: { icon: KeyboardOutlined, ...textMark('keyboard') },
  bulletList: {
    icon: FormatListBulleted,
    keys: 'Mod+Shift+8',
    mirrored: true,
    isOn: isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  orderedList: {
    icon: FormatListNumbered,
    keys: 'Mod+Shift+7',
    mirrored: true,
    isOn: isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  quote: {
    icon: FormatQuote,
    keys: 'Mod+Shift+B',
    mirrored: true,
    isOn: isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  alignStart: { icon: FormatAlignLeft, ...aligned(null) },
  alignCenter: { icon: FormatAlignCenter, ...aligned('center') },
  alignEnd: { icon: FormatAlignRight, ...aligned('end') },
  alignJustify: { icon: FormatAlignJustify, ...aligned('justify') },
  link: {
    icon: LinkIcon,
    isOn: (editor) => editor.isActive('link') || Boolean(editor.getAttributes('image').link),
  },
  image: { icon: AddPhotoAlternateOutlined },
  library: { icon: PhotoLibraryOutlined },
  imageDetails: { icon: SubtitlesOutlined, isOff: (editor) => !isSelected('image')(editor) },
  video: { icon: OndemandVideo, isOn: isSelected('video') },
  rule: {
    icon: HorizontalRule,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  clear: {
    icon: FormatClear,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  undo: {
    icon: Undo,
    keys: 'Mod+Z',
    mirrored: true,
    isOff: (editor) => !editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  redo: {
    icon: Redo,
    keys: 'Mod+Shift+Z',
    mirrored: true,
    isOff: (editor) => !editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

const ALL: [string, Tool][] = Object.entries(TOOLS);

const mergeOrSplit: Command = (state, dispatch) =>
  mergeCells(state, dispatch) || splitCell(state, dispatch);

/** The commands for the table at the cursor, by the names of their texts. */
export const TABLE_COMMANDS = [
  ['rowAbove', addRowBefore],
  ['rowBelow', addRowAfter],
  ['columnBefore', addColumnBefore],
  ['columnAfter', addColumnAfter],
  ['headerRow', toggleHeaderRow],
  ['mergeCells', mergeOrSplit],
  ['caption', addCaption],
  ['deleteRow', deleteRow],
  ['deleteColumn', deleteColumn],
  ['delete', deleteTableAndCaption],
] as const satisfies [string, Command][];

/** The names of the tools that are on and off at the cursor, and whether that is in a table. */
export function readToolbarState({ editor }: { editor: Editor }) {
  const inTable = isInTable(editor.state);
  return {
    on: ALL.filter(([, tool]) => tool.isOn?.(editor)).map(([name]) => name),
    off: ALL.filter(([, tool]) => tool.isOff?.(editor)).map(([name]) => name),
    tableOff: TABLE_COMMANDS.filter(([, command]) => inTable && !command(editor.state)).map(
      ([name]) => name,
    ),
    inTable,
  };
}
