import GridOn from '@mui/icons-material/GridOn';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { TFunction } from 'i18next';
import { addCaption, deleteTableAndCaption } from '#src/admin/editor/document/table-caption.ts';
import { insertTable, run } from '#src/admin/editor/document/table.ts';
import type { ToolbarAction, ToolbarMenuAction } from './toolbar-action.ts';
import type { ToolbarState } from './toolbar-state.ts';

const mergeOrSplit: Command = (state, dispatch) =>
  mergeCells(state, dispatch) || splitCell(state, dispatch);

const COMMANDS = {
  rowAbove: addRowBefore,
  rowBelow: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  headerRow: toggleHeaderRow,
  mergeCells: mergeOrSplit,
  caption: addCaption,
  deleteRow,
  deleteColumn,
  delete: deleteTableAndCaption,
} satisfies Record<string, Command>;

type CommandName = keyof typeof COMMANDS;

const NAMES = [
  'rowAbove',
  'rowBelow',
  'columnBefore',
  'columnAfter',
  'headerRow',
  'mergeCells',
  'caption',
  'deleteRow',
  'deleteColumn',
  'delete',
] as const satisfies CommandName[];

/** Offers table commands when the cursor is in a table, otherwise a new table. */
export function tableMenu(
  editor: Editor,
  state: ToolbarState,
  t: TFunction<'components'>,
): ToolbarMenuAction {
  const insert: ToolbarAction = {
    id: 'insert',
    label: t('table.insert'),
    icon: GridOn,
    run: () => insertTable(editor),
  };
  const change = NAMES.map((name) => ({
    id: name,
    label: t(`table.${name}`),
    icon: GridOn,
    disabled: !COMMANDS[name](editor.state),
    run: () => void run(editor, COMMANDS[name]),
  }));
  return {
    id: 'table',
    label: t('editor.table'),
    icon: GridOn,
    entries: state.inTable ? change : [insert],
  };
}
