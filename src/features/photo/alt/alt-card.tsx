import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { LeaveGuard } from '#src/admin/form/leave/leave-guard.tsx';
import { AltField, altProblem } from '#src/admin/pictures/chosen/alt-field.tsx';
import { PictureUses, usePictureUses } from '#src/admin/pictures/uses/picture-uses.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { Picture } from '#src/components/picture.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) => saveAlt(client, item, text),
    onSuccess: (isSaved) => {
      onDescribed();
      if (isSaved) toast.success(t('alt.saved'));
      else toast.info(t('alt.gone'));
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typedText(alt) === '');
    if (typedText(alt) !== '' && altProblem(alt) === '' && !isPending) mutate(typedText(alt));
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
        <AltField
          // After one picture is described, its editor continues with the next one.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={!isFirst}
          src={item.src}
          label={t('alt.field')}
          alt={alt}
          onAlt={(text) => {
            setAlt(text);
            setMissing(false);
          }}
          error={isMissing}
          helperText={isMissing ? t('alt.required') : hint}
        />
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
      <LeaveGuard isUnsaved={() => typedText(alt) !== suggestion} />
    </Box>
  );
}

const cardStyles = {
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

/** Where a picture is: in the text of a record, or in the library with the records that show it. */
function AltPlace({ item }: { item: MissingAlt }) {
  return item.kind === 'photo' ? <InLibrary photo={item.photo} /> : <InText item={item} />;
}

type InTextProps = { item: Extract<MissingAlt, { kind: 'text' }> };

function InText({ item: { source, record } }: InTextProps) {
  const { t } = useTranslation('photo-management');
  const { t: titleOf } = useTranslation(['navdata', 'common']);
  return (
    <Box sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('alt.inText', { type: titleOf(source.title) })}
      </Typography>
      <RouterLink to={source.formPath(record.id)} variant="subtitle1">
        {record.title || String(record.id)}
      </RouterLink>
    </Box>
  );
}

function InLibrary({ photo }: { photo: Photo }) {
  const { t } = useTranslation('photo-management');
  const found = usePictureUses(photo.url);
  return (
    <Box sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('alt.inLibrary')}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mb: 1 }}>
        {photo.name}
      </Typography>
      <PictureUses found={found} most={5} />
    </Box>
  );
}
