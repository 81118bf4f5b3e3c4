import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { Fragment } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { historyActions, insertActions } from './insert-actions.ts';
import { alignMenu, blockMenu } from './paragraph-menus.ts';
import { tableMenu } from './table-menu.ts';
import { listActions, markActions, moreMarksMenu } from './text-actions.ts';
import { readToolbarState } from './toolbar-state.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { ToolbarMenu } from './toolbar-menu.tsx';
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
  const { rowProps, itemProps } = useRovingFocus();
  const groups = [
    [blockMenu(editor, state, t)],
    [...markActions(editor, state, t), moreMarksMenu(editor, state, t)],
    [...listActions(editor, state, t), alignMenu(editor, state, t)],
    [...insertActions(editor, state, t, openers), tableMenu(editor, state, t)],
    historyActions(editor, state, t),
  ];
  const order = groups.flat();

  return (
    <Box
      ref={ref}
      role="toolbar"
      aria-label={t('editor.toolbar')}
      aria-controls={controls}
      {...rowProps}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        p: 0.5,
        borderBlockEnd: '1px solid var(--mui-palette-divider)',
      }}
    >
      {groups.map((group, index) => (
        <Fragment key={group[0]?.id}>
          {index > 0 && (
            <Divider
              orientation="vertical"
              flexItem
              sx={{ display: { xs: 'none', sm: 'block' }, mx: 0.5, my: 1 }}
            />
          )}
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
