import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Waiting } from '#src/admin/outbox/outbox.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { useIsOnline } from '#src/components/use-is-online.ts';
import type { RecordKey } from '#src/lib/local-copies/copy.ts';
import { useIsUploading } from './core/form-uploads.tsx';
import { SaveMenu, type SaveMenuProps } from './core/save-menu.tsx';
import type { HandedForm } from './handover/hand-over-dialog.tsx';
import { SaveButton } from './save-button.tsx';

const ChangesDialog = lazyPart(() => import('./compare/changes-dialog.tsx'), 'ChangesDialog');

const VersionsDialog = lazyPart(() => import('./versions/versions-dialog.tsx'), 'VersionsDialog');

const HandOverDialog = lazyPart(() => import('./handover/hand-over-dialog.tsx'), 'HandOverDialog');

type SaveBarProps = Pick<SaveMenuProps, 'copyPath' | 'backTo' | 'onCancel'> &
  Pick<ComponentProps<typeof SaveButton>, 'saving' | 'publishes'> & {
    /** A copy can be saved without a change. */
    isCopy: boolean;
    /** The save that waits for the network, and whether nothing was typed since. */
    waiting?: Waiting | undefined;
    isAllWaiting: () => boolean;
    /** Shown after the form's state while it has changes. */
    state?: ReactNode;
    /** Whose versions it shows; null where there are none. */
    versions: RecordKey | null;
    /** Whose draft can be handed over; absent where nobody could open it. */
    handedOver?: HandedForm | undefined;
    /** Opens the checklist; on phones beside the menu. */
    checks?: ReactNode;
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
  // It is in that space itself, so that the page would scroll away to show a focused button of its own.
  'html.has-save-bar:has([data-bar] :focus)': { scrollPaddingBottom: 0 },
};

/** Global styles stay with a hidden page, so they depend on a class that ends with the page. */
function useRoom(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('has-save-bar');
    return () => classList.remove('has-save-bar');
  }, []);
}

/** The sticky bar below a form: its state, a menu, cancel and save. */
export function SaveBar(props: SaveBarProps) {
  const { backTo, copyPath, isCopy, state, saving, publishes, versions, onCancel, checks } = props;
  const { handedOver, waiting, isAllWaiting } = props;
  const { t } = useTranslation('crud');
  const { isDirty, isSubmitting } = useFormState();
  const isUploading = useIsUploading();
  const isOnline = useIsOnline();
  useRoom();
  const [dialog, setDialog] = useState<'changes' | 'handOver' | 'versions' | null>(null);
  const closeDialog = () => setDialog(null);
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
        gap: { xs: 0, sm: 1.5 },
      }}
    >
      <GlobalStyles styles={ROOM} />
      <Typography variant="body2" aria-live="polite" sx={stateStyles}>
        {waiting && !isUploading && !isSubmitting ? (
          <WaitingState waiting={waiting} isAllWaiting={isAllWaiting} state={state} />
        ) : (
          <>
            {t(stateOf({ isUploading, isSubmitting, isDirty, isCopy, isOnline }))}
            {isDirty && state}
          </>
        )}
      </Typography>
      <SaveMenu
        copyPath={copyPath}
        backTo={backTo}
        onCancel={onCancel}
        onShowChanges={() => setDialog('changes')}
        onHandOver={
          handedOver && { open: () => setDialog('handOver'), disabled: !isDirty && !isCopy }
        }
        onShowVersions={versions ? () => setDialog('versions') : undefined}
      />
      {checks}
      {props.children}
      <Button
        component={Link}
        to={backTo}
        color="inherit"
        onClick={onCancel}
        // On phones the arrow above the title leads there, and the menu.
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('action.cancel')}
      </Button>
      <SaveButton saving={saving} publishes={publishes} disabled={isUploading} />
      {dialog === 'changes' && (
        <ChangesDialog
          onSave={() => {
            closeDialog();
            saving.save();
          }}
          onClose={closeDialog}
          onLoadFailed={closeDialog}
        />
      )}
      {dialog === 'handOver' && handedOver && (
        <HandOverDialog {...handedOver} onClose={closeDialog} onLoadFailed={closeDialog} />
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

type WaitingStateProps = {
  waiting: Waiting;
  isAllWaiting: () => boolean;
  state: ReactNode;
};

/** Says what becomes of a save that waits, and of what was typed after it. */
function WaitingState({ waiting, isAllWaiting, state }: WaitingStateProps) {
  const { t } = useTranslation('crud');
  // Renders at each change.
  useWatch();
  if (waiting.isUncertain) return t('waiting.uncertainState');
  if (isAllWaiting()) return t('waiting.state');
  return (
    <>
      {t('waiting.partState')}
      {state}
    </>
  );
}

type Now = Record<'isUploading' | 'isSubmitting' | 'isDirty' | 'isCopy' | 'isOnline', boolean>;

function stateOf({ isUploading, isSubmitting, isDirty, isCopy, isOnline }: Now) {
  if (isUploading) return 'form.uploading';
  if (isSubmitting) return 'action.saving';
  if (!isDirty && !isCopy) return 'form.unchanged';
  if (!isOnline) return 'form.offline';
  return isDirty ? 'form.unsaved' : 'form.unsavedCopy';
}
