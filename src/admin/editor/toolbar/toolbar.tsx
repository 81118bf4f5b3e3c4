import GridOn from '@mui/icons-material/GridOn';
import MoreVert from '@mui/icons-material/MoreVert';
import Title from '@mui/icons-material/Title';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FocusEventHandler, Fragment, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { insertTable, run } from '#src/admin/editor/document/table.ts';
import { hasLibrary } from '#src/api/uploads/photos.ts';
import { useRovingFocus } from '#src/components/use-roving-focus.ts';
import { keysText } from '#src/lib/browser/keys-text.ts';
import {
  type ToolbarAction,
  toolbarButtonStyles,
  ToolbarMenu,
  type ToolbarMenuAction,
} from './toolbar-menu.tsx';
import { readToolbarState, TABLE_COMMANDS, type ToolName, type Tool, TOOLS } from './tools.ts';

type ToolbarProps = {
  editor: Editor;
  /** Id of the editable text. */
  controls: string;
  hasUpload: boolean;
  /** Called for the tools that open a dialog. */
  onOpen: (name: ToolName) => void;
  ref: Ref<HTMLDivElement>;
};

/** The whole toolbar is one tab stop; arrow keys move inside it. */
export function EditorToolbar({ editor, controls, hasUpload, onOpen, ref }: ToolbarProps) {
  const { t } = useTranslation('components');
  const { on, off, tableOff, inTable } = useEditorState({ editor, selector: readToolbarState });
  const toAction = (name: ToolName): ToolbarAction => {
    const { icon, keys, mirrored, isOn, run: runTool }: Tool = TOOLS[name];
    return {
      id: name,
      label: t(`editor.${name}`),
      icon,
      keys,
      mirrored,
      pressed: isOn && on.includes(name),
      disabled: off.includes(name),
      run: () => (runTool ? runTool(editor) : onOpen(name)),
    };
  };
  const toActions = (names: readonly ToolName[]) => names.map(toAction);
  const blocks = toActions(['paragraph', 'heading2', 'heading3', 'heading4']);
  const block: ToolbarMenuAction = {
    id: 'block',
    label: t('editor.block'),
    icon: Title,
    text: blocks.find(({ pressed }) => pressed)?.label ?? t('editor.paragraph'),
    entries: blocks,
  };
  const table: ToolbarMenuAction = {
    id: 'table',
    label: t('editor.table'),
    icon: GridOn,
    // Commands when the cursor is in a table, otherwise a new table.
    entries: inTable
      ? TABLE_COMMANDS.map(([name, command]) => ({
          id: name,
          label: t(`table.${name}`),
          icon: GridOn,
          disabled: tableOff.includes(name),
          run: () => run(editor, command),
        }))
      : [
          {
            id: 'insert',
            label: t('table.insert'),
            icon: GridOn,
            run: () => insertTable(editor),
          },
        ],
  };
  const rest: ToolbarMenuAction = {
    id: 'more',
    label: t('editor.more'),
    icon: MoreVert,
    isRest: true,
    entries: REST.flatMap((names, group) =>
      toActions(names).map((action, index) => ({
        ...action,
        endsGroup: group < REST.length - 1 && index === names.length - 1,
      })),
    ),
  };
  const uploads: ToolName[] = hasLibrary() ? ['image', 'library'] : ['image'];
  const groups = [
    [block, ...toActions(['bold', 'italic'])],
    toActions(['bulletList', 'orderedList']),
    [...toActions(['link', ...(hasUpload ? uploads : []), 'imageDetails']), table],
    [...toActions(['undo', 'redo']), rest],
  ];
  const order = groups.flat();
  const { rowProps, itemProps } = useRovingFocus(order.length);

  return (
    <Box
      ref={ref}
      role="toolbar"
      aria-label={t('editor.toolbar')}
      aria-controls={controls}
      {...rowProps}
      sx={rowStyle}
    >
      {groups.map((group, index) => (
        <Fragment key={group[0]?.id}>
          {index > 0 && <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 1 }} />}
          {group.map((action) =>
            'entries' in action ? (
              <ToolbarMenu key={action.id} menu={action} {...itemProps(order.indexOf(action))} />
            ) : (
              <ToolbarButton
                key={action.id}
                action={action}
                {...itemProps(order.indexOf(action))}
              />
            ),
          )}
        </Fragment>
      ))}
    </Box>
  );
}

/** The rarely used tools, with a line between their groups. */
const REST: readonly (readonly ToolName[])[] = [
  ['underline', 'strike', 'superscript', 'subscript', 'highlight', 'small', 'keyboard'],
  ['quote'],
  ['alignStart', 'alignCenter', 'alignEnd', 'alignJustify'],
  ['video', 'rule', 'clear'],
];

// One row: where it has no room it scrolls, and the rare tools stay at its end.
const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  p: 0.5,
  overflowX: 'auto',
  // The last button lies above the others.
  scrollPaddingInlineEnd: '48px',
  scrollbarWidth: 'none',
  bgcolor: 'background.paper',
  borderBlockEnd: '1px solid var(--mui-palette-divider)',
  '& > :last-child': {
    position: 'sticky',
    insetInlineEnd: 0,
    marginInlineStart: 'auto',
    bgcolor: 'background.paper',
    // Covers what scrolls past it, also at its sides, and fades it out there.
    boxShadow:
      '0 0 0 4px var(--mui-palette-background-paper), 0 0 12px 16px var(--mui-palette-background-paper)',
  },
} as const;

type ToolbarButtonProps = {
  action: ToolbarAction;
  tabIndex: number;
  onFocus: FocusEventHandler;
};

/** Uses `aria-disabled`, because a disabled button would lose the focus, for example after the last undo. */
function ToolbarButton({ action, tabIndex, onFocus }: ToolbarButtonProps) {
  const { t } = useTranslation('components');
  const { label, keys, pressed, disabled = false, mirrored = false, icon: Icon } = action;
  const title = keys ? t('editor.withKeys', { name: label, keys: keysText(keys) }) : label;
  return (
    <Tooltip title={title}>
      <ToggleButton
        value={action.id}
        size="small"
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabled}
        selected={pressed ?? false}
        tabIndex={tabIndex}
        onFocus={onFocus}
        // Without this, a mouse click moves the focus and the text loses its selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!disabled) action.run();
        }}
        sx={toolbarButtonStyles(mirrored)}
      >
        <Icon fontSize="small" />
      </ToggleButton>
    </Tooltip>
  );
}
