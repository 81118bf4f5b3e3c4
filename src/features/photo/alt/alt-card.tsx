import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { LazyAltDrafting } from '#src/admin/drafting/lazy-drafting.ts';
import { LeaveGuard } from '#src/admin/form/leave/leave-guard.tsx';
import { MAX_ALT } from '#src/admin/pictures/chosen/max-alt.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { tooLong } from '#src/i18n/schema-errors.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { AltPlace } from './alt-place.tsx';
import { saveAlt } from './save-alt.ts';
import type { MissingAlt } from './use-missing-alts.ts';

type AltCardProps = {
  item: MissingAlt;
  /** The first card does not move the focus, which the page has set. */
  isFirst: boolean;
  /** The text typed before the picture was skipped. */
  typed: string | undefined;
  onDescribed: () => void;
  onSkip: (typed: string) => void;
};

/** One picture without alternative text, where it is, and a field for the text. */
export function AltCard({ item, isFirst, typed, onDescribed, onSkip }: AltCardProps) {
  const { t } = useTranslation('photo-management');
  const id = useId();
  const client = useQueryClient();
  const suggestion = item.kind === 'text' ? item.suggestion : '';
  const [alt, setAlt] = useState(typed ?? suggestion);
  const [isMissing, setMissing] = useState(false);
  const isUnsaved = useIsUnsaved(typedText(alt) !== suggestion);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) => saveAlt(client, item, text),
    onSuccess: (isSaved) => {
      onDescribed();
      if (isSaved) toast.success(t('alt.saved'));
      else toast.info(t('alt.gone'));
    },
  });
  const problem = tooLong(alt, MAX_ALT);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typedText(alt) === '');
    if (typedText(alt) !== '' && problem === '' && !isPending) mutate(typedText(alt));
  };
  const hint = suggestion === '' ? t('alt.hint') : t('alt.suggested');
  return (
    <Box component="form" noValidate onSubmit={save} sx={cardStyles}>
      <Picture
        src={assetUrl(item.src)}
        alt={t('alt.picture')}
        ratio={16 / 10}
        fit="contain"
        sizes="(max-width: 56.1875em) 100vw, 640px"
        priority
        sx={{ borderRadius: 1 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <AltPlace item={item} />
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            <Typography variant="subtitle2" component="p">
              {t('alt.saveFailed')}
            </Typography>
            {errorMessage(error)}
          </Alert>
        )}
        <Box sx={{ position: 'relative' }}>
          <TextField
            // After one picture is described, its editor continues with the next one.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={!isFirst}
            fullWidth
            label={t('alt.field')}
            value={alt}
            onChange={({ target }) => {
              setAlt(target.value);
              setMissing(false);
            }}
            error={isMissing || problem !== ''}
            helperText={isMissing ? t('alt.required') : problem || hint}
          />
          {LazyAltDrafting && (
            <LazyAltDrafting
              src={item.src}
              label={t('alt.field')}
              alt={alt}
              max={MAX_ALT}
              onAccept={(text) => {
                setAlt(text);
                setMissing(false);
              }}
            />
          )}
        </Box>
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" loading={isPending}>
            {t('alt.save')}
          </Button>
          {item.kind === 'text' && (
            <Button
              variant="outlined"
              color="inherit"
              aria-describedby={`${id}-decorative`}
              onClick={() => isPending || mutate('')}
            >
              {t('alt.decorative')}
            </Button>
          )}
          <Button color="inherit" onClick={() => isPending || onSkip(alt)}>
            {t('alt.skip')}
          </Button>
        </Box>
        {item.kind === 'text' && (
          <Typography
            id={`${id}-decorative`}
            variant="body2"
            sx={{ mt: 2, color: 'text.secondary' }}
          >
            {t('alt.decorativeHint')}
          </Typography>
        )}
      </Box>
      <LeaveGuard isUnsaved={isUnsaved} />
    </Box>
  );
}

/** Registers unsaved text with the guard, which asks when the page is left. */
function useIsUnsaved(isUnsaved: boolean) {
  const current = useRef(isUnsaved);
  useEffect(() => {
    current.current = isUnsaved;
  }, [isUnsaved]);
  return useCallback(() => current.current, []);
}

const cardStyles = {
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
};
