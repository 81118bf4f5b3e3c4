import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FocusEventHandler, Fragment, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { historyActions, insertActions, rareActions } from './insert-actions.ts';
import { alignActions, blockMenu } from './paragraph-menus.ts';
import { tableMenu } from './table-menu.ts';
import { listActions, markActions, quoteAction } from './text-actions.ts';
import { keysText } from '#src/lib/browser/keys-text.ts';
import type { ToolbarAction, ToolbarMenuAction } from './toolbar-action.ts';
import { toolbarButtonStyles } from './toolbar-button-styles.ts';
import { ToolbarMenu } from './toolbar-menu.tsx';
import { readToolbarState } from './toolbar-state.ts';
import { useRovingFocus } from './use-roving-focus.ts';

type ToolbarProps = {
  editor: Editor;
  /** Id of the editable text. */
  controls: string;
  openLink: () => void;
  chooseImages: (() => void) | undefined;
  openLibrary: () => void;
  describeImage: () => void;
  openVideo: () => void;
  ref: Ref<HTMLDivElement>;
};

/** The whole toolbar is one tab stop; arrow keys move inside it. */
export function Toolbar({ editor, controls, ref, ...openers }: ToolbarProps) {
  const { t } = useTranslation('components');
  const state = useEditorState({ editor, selector: readToolbarState });
  const { usual, rare } = markActions(editor, state, t);
  const rest: ToolbarMenuAction = {
    id: 'more',
    label: t('editor.more'),
    icon: MoreVert,
    isRest: true,
    entries: [
      endGroup(rare),
      endGroup([quoteAction(editor, state, t)]),
      endGroup(alignActions(editor, state, t)),
      rareActions(editor, state, t, openers),
    ].flat(),
  };
  const groups = [
    [blockMenu(editor, state, t), ...usual],
    listActions(editor, state, t),
    [...insertActions(state, t, openers), tableMenu(editor, state, t)],
    [...historyActions(editor, state, t), rest],
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

/** The same entries of a menu, with a line below the last one. */
function endGroup(entries: ToolbarAction[]): ToolbarAction[] {
  return entries.map((entry, index) => ({ ...entry, endsGroup: index === entries.length - 1 }));
}

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
