import FieldsIcon from '@mui/icons-material/TocOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { AutosaveStatus } from '#src/admin/drafts/autosave-status.tsx';
import { versionKey } from '#src/admin/drafts/save-versions.ts';
import { CurrentPage } from '#src/admin/tabs/current-page.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { useIsOnline } from '#src/components/use-is-online.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import type { Id } from '#src/lib/records/id.ts';
import { ChecklistButton } from './checklist/checklist-button.tsx';
import type { Checklist } from './checklist/checklist.ts';
import { recordKey } from './checklist/set-aside.ts';
import { useIsUploading } from './core/form-uploads.tsx';
import { SaveMenu } from './core/save-menu.tsx';
import { FieldMenu } from './field-menu.tsx';
import { SaveButton } from './save-button.tsx';
import {
  type FormSave,
  useIsSending,
  type useRecordSave,
  useSaveState,
  type NextStep,
} from './save/use-save.ts';

const ChangesDialog = lazyPart(() => import('./compare/changes-dialog.tsx'), 'ChangesDialog');

const VersionsDialog = lazyPart(() => import('./versions/versions-dialog.tsx'), 'VersionsDialog');

const HandOverDialog = lazyPart(() => import('./handover/hand-over-dialog.tsx'), 'HandOverDialog');

type SaveBarProps<T, Input extends FieldValues> = {
  save: ReturnType<typeof useRecordSave<T & Input & { id: Id }, Input>>['save'];
  /** The ways of saving that the form has. */
  ways: readonly NextStep[];
  /** The one that the button takes. */
  way: NextStep;
  type: string;
  /** The list, which cancelling opens. */
  backTo: string;
  checklist: Checklist<Input> | undefined;
  /** The record was deleted meanwhile: nobody could open a draft of it. */
  isGone: boolean;
  /** A copy can be saved without a change. */
  isCopy: boolean;
  first: {
    /** The form's first values. */
    values: Input;
    /** Makes the values that a new record begins with for everybody. */
    blank: () => FieldsByName;
  };
  /** More buttons, before "cancel". */
  children?: ReactNode;
};

/**
 * Keeps focused fields and the back-to-top button above the bar. The height is set on the button: on the document it
 * would make the browser style every element again.
 */
const ROOM = {
  'html.has-save-bar': {
    scrollPaddingBottom: '104px',
    '@media (max-width: 37.496875em)': { scrollPaddingBottom: '88px' },
  },
  '.has-save-bar .back-to-top': { '--bottom-bar-height': '76px' },
  // It is in that space itself, so that the page would scroll away to show a button of its own.
  '[data-bar] *': { scrollMarginBottom: '-104px' },
};

/** Fields of a form that is looked over without a menu of them. */
const SHORT = 12;

/** Global styles stay with a hidden page, so they depend on a class that ends with the page. */
function useRoom(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('has-save-bar');
    return () => classList.remove('has-save-bar');
  }, []);
}

/** The sticky bar below a form: its state, a menu, checklist, cancel and save. */
export function SaveBar<T, Input extends FieldValues>(props: SaveBarProps<T, Input>) {
  const { save, ways, way, type, backTo, checklist, isGone, first } = props;
  const { t } = useTranslation('crud');
  const page = use(CurrentPage);
  const record = useSyncExternalStore(save.subscribe, save.record);
  const isUnsavedCopy =
    useSyncExternalStore(save.subscribe, save.form.begun) === first.values && props.isCopy;
  const versions = record && versionKey(type, record.id);
  const { isDirty } = useFormState();
  const isUploading = useIsUploading();
  useRoom();
  const [dialog, setDialog] = useState<'changes' | 'handOver' | 'versions' | null>(null);
  const closeDialog = () => setDialog(null);
  const isLong = Object.keys(first.values).length > SHORT;
  const [fieldsAt, setFieldsAt] = useState<HTMLElement | null>(null);
  return (
    <Paper
      data-bar
      elevation={8}
      sx={{
        border: 1,
        borderColor: 'divider',
        position: 'sticky',
        bottom: 16,
        zIndex: 2,
        mt: 3,
        // Where the button to the top stands in the gutter, and not below the bar.
        '@media (min-width: 75em) and (pointer: fine)': { mb: -6 },
        px: { xs: 1, sm: 2 },
        py: { xs: 0.5, sm: 1.5 },
        minHeight: 56,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: { xs: 0, sm: 1.5 },
      }}
    >
      <GlobalStyles styles={ROOM} />
      <Typography variant="body2" aria-live="polite" sx={stateStyles}>
        <BarState save={save} isUnsavedCopy={isUnsavedCopy} />
      </Typography>
      <SaveMenu
        copyPath={
          record && ways.includes('new')
            ? `../new?copy=${encodeURIComponent(record.id)}`
            : undefined
        }
        backTo={backTo}
        onCancel={page.close}
        onGoTo={isLong ? setFieldsAt : undefined}
        onShowChanges={() => setDialog('changes')}
        onHandOver={
          isGone
            ? undefined
            : { open: () => setDialog('handOver'), disabled: !isDirty && !isUnsavedCopy }
        }
        onShowVersions={versions ? () => setDialog('versions') : undefined}
      />
      {isLong && (
        // On phones the save menu has this entry.
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <ToolButton label={t('form.goTo')} isOpen={fieldsAt !== null} onClick={setFieldsAt}>
            <FieldsIcon />
          </ToolButton>
        </Box>
      )}
      <FieldMenu anchor={fieldsAt} onClose={() => setFieldsAt(null)} />
      {checklist && (
        <ChecklistButton
          checklist={checklist}
          values={first.values}
          isNew={record === null}
          record={record ? recordKey(type, record.id) : undefined}
        />
      )}
      {props.children}
      <Button
        component={Link}
        to={backTo}
        color="inherit"
        onClick={page.close}
        // On phones the arrow above the title leads there, and the menu.
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('action.cancel')}
      </Button>
      <SaveButton
        save={save}
        ways={ways}
        way={way}
        isNew={record === null}
        publishes={checklist && { opened: record, begin: checklist.fields.begin }}
        disabled={isUploading}
      />
      {dialog === 'changes' && (
        <ChangesDialog
          onSave={() => {
            closeDialog();
            save.submit(way);
          }}
          onClose={closeDialog}
          onLoadFailed={closeDialog}
        />
      )}
      {dialog === 'handOver' && (
        <HandOverDialog
          type={type}
          record={record?.id ?? null}
          blank={first.blank}
          onClose={closeDialog}
          onLoadFailed={closeDialog}
        />
      )}
      {dialog === 'versions' && versions && (
        <VersionsDialog recordKey={versions} onClose={closeDialog} onLoadFailed={closeDialog} />
      )}
    </Paper>
  );
}

// On phones the bar is one row of 56 px, in which the state has three short lines.
const stateStyles = {
  flex: { xs: '1 1 4rem', sm: '1 1 0' },
  minWidth: 0,
  color: 'text.secondary',
  typography: { xs: 'caption', sm: 'body2' },
  lineHeight: { xs: 1.25 },
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const;

type BarStateProps = { save: FormSave; isUnsavedCopy: boolean };

/** What the form is doing, or else what of it is not saved, and since when a draft has that. */
function BarState({ save, isUnsavedCopy }: BarStateProps) {
  const { t } = useTranslation('crud');
  const { is } = useSaveState(save);
  const isSending = useIsSending(save);
  const { isDirty } = useFormState();
  const isUploading = useIsUploading();
  const isOnline = useIsOnline();
  const status = <AutosaveStatus autosave={save.autosave} />;
  if (isUploading) return t('form.uploading');
  if (isSending) return t('action.saving');
  if (is === 'uncertain') return t('waiting.uncertainState');
  if (is === 'waiting') return <WaitingState save={save}>{status}</WaitingState>;
  if (!isDirty && !isUnsavedCopy) return t('form.unchanged');
  const text = !isOnline ? 'form.offline' : isDirty ? 'form.unsaved' : 'form.unsavedCopy';
  return (
    <>
      {t(text)}
      {isDirty && status}
    </>
  );
}

type WaitingStateProps = { save: FormSave; children: ReactNode };

/** Says what becomes of a save that waits, and of what was typed after it. */
function WaitingState({ save, children }: WaitingStateProps) {
  const { t } = useTranslation('crud');
  // Renders at each change.
  useWatch();
  if (save.isAllWaiting()) return t('waiting.state');
  return (
    <>
      {t('waiting.partState')}
      {children}
    </>
  );
}
