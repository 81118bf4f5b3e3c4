import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShowValue } from '#src/admin/ui/shown-value.tsx';
import { ValuePair } from '#src/admin/ui/value-pair.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { UnreadablePicture } from './picture-address.ts';
import type { ProposedText } from './use-proposal.ts';

type ProposalProps = {
  label: string;
  /** The field's present value. */
  current: string;
  /** Undefined while it is being written. */
  proposal: ProposedText | undefined;
  error: Error | null;
  show: ShowValue | undefined;
  onAccept: (text: string) => void;
  onAgain: () => void;
  /** Dismisses the proposal, or cancels it while it is being written. */
  onDismiss: () => void;
};

/** A proposal for a field, with its changes: accept, write again, or dismiss. It has the focus; Escape dismisses it. */
export function Proposal(props: ProposalProps) {
  const { label, current, proposal, error, show, onAccept, onAgain, onDismiss } = props;
  const { t } = useTranslation(['writing', 'common']);
  const place = useRef<HTMLDivElement>(null);
  const again = () => {
    onAgain();
    // The pressed button is removed.
    place.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise a dialog around it would close.
    event.stopPropagation();
    onDismiss();
  };
  const isSame = proposal?.text === current;
  const state = error ? 'failed' : proposal ? 'ready' : 'waiting';
  const hasFocused = useRef(false);
  useEffect(() => {
    // Not again when a cached page is shown again.
    if (!hasFocused.current) place.current?.focus();
    hasFocused.current = true;
  }, []);
  useEffect(() => {
    // Not while the focus is elsewhere on the page.
    const isWatched = place.current?.contains(document.activeElement) === true;
    if (isWatched && state !== 'waiting') place.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <Box
      ref={place}
      role="group"
      aria-label={t('proposal', { name: label })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={placeStyles}
    >
      <Typography role="status" variant="subtitle2" component="p">
        {t(`state.${state}`, { name: label })}
      </Typography>
      {state === 'waiting' && <LinearProgress aria-label={t('state.waiting', { name: label })} />}
      {error && (
        <Alert severity="error">
          <Reason error={error} />
        </Alert>
      )}
      {proposal && !isSame && (
        <ValuePair
          captions={[t('now'), t('proposed')]}
          values={[current, proposal.text]}
          show={show}
        />
      )}
      {isSame && <Typography variant="body2">{t('same')}</Typography>}
      {proposal?.isCut && <Alert severity="info">{t('cut')}</Alert>}
      {proposal?.isRebuilt && <Alert severity="warning">{t('rebuilt')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {proposal && !isSame && (
          <Button size="small" variant="contained" onClick={() => onAccept(proposal.text)}>
            {t('take')}
          </Button>
        )}
        {state !== 'waiting' && (
          <Button size="small" variant="outlined" color="inherit" onClick={again}>
            {t(error ? 'common:action.retry' : 'again')}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onDismiss}>
          {t(state === 'waiting' ? 'common:action.cancel' : 'leave')}
        </Button>
      </Box>
    </Box>
  );
}

export function Reason({ error }: { error: Error }): string {
  const { t } = useTranslation('writing');
  if (error instanceof UnreadablePicture) return t('failed.picture');
  if (error instanceof ApiError && error.status === 404) return t('failed.missing');
  const isUseless = error instanceof ApiError && /^(?:empty|malformed|shape)$/.test(error.kind);
  return isUseless ? t('failed.answer') : errorMessage(error);
}

const placeStyles = {
  display: 'grid',
  gap: 1.5,
  mt: 1,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.neutral',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};
