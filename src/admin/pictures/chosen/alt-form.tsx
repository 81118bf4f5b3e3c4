import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { LazyAltDrafting } from '#src/admin/drafting/lazy-drafting.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { tooLong } from '#src/i18n/schema-errors.ts';
import { isComposing } from '#src/lib/browser/is-composing.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { MAX_ALT } from './max-alt.ts';

type AltFormProps = { photo: Photo };

/** Edits the library's alternative text of a photo; only where `canUpdatePhotos`. */
export function AltForm({ photo }: AltFormProps) {
  const { t } = useTranslation('crud');
  const [alt, setAlt] = useState(photo.alt);
  const [saved, setSaved] = useState(photo.alt);
  const { mutate, isPending, error } = useMutation(photoApi.update());
  const problem = tooLong(alt, MAX_ALT);
  const submit = (event: FormEvent) => {
    // React events bubble through the portal to the record's form, which must not submit as well.
    event.preventDefault();
    event.stopPropagation();
    const next = typedText(alt);
    if (isPending || next === saved || problem !== '') return;
    mutate(
      { ...photo, alt: next },
      {
        onSuccess: () => {
          setSaved(next);
          toast.success(t('pictures.altSaved'));
        },
      },
    );
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ position: 'relative' }}>
      <TextField
        fullWidth
        multiline
        size="small"
        label={t('pictures.alt')}
        error={problem !== ''}
        helperText={problem || t('pictures.altHint')}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        // A line break would be read as a space.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) submit(event);
        }}
        slotProps={{
          // On phones the pictures need the space.
          formHelperText: { sx: { display: { xs: problem ? 'block' : 'none', sm: 'block' } } },
        }}
      />
      {LazyAltDrafting && (
        <LazyAltDrafting
          src={photo.url}
          label={t('pictures.alt')}
          alt={alt}
          max={MAX_ALT}
          onAccept={setAlt}
        />
      )}
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {errorMessage(error)}
        </Alert>
      )}
      <Button
        type="submit"
        size="small"
        variant="outlined"
        color="inherit"
        loading={isPending}
        disabled={typedText(alt) === saved}
        sx={{ mt: 1 }}
      >
        {t('pictures.saveAlt')}
      </Button>
    </Box>
  );
}
