import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { isComposing } from '#src/lib/browser/is-composing.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { AltField, altProblem } from './alt-field.tsx';

type AltFormProps = { photo: Photo };

/** Edits the library's alternative text of a photo; only where `canUpdatePhotos`. */
export function AltForm({ photo }: AltFormProps) {
  const { t } = useTranslation('crud');
  const [alt, setAlt] = useState(photo.alt);
  const [saved, setSaved] = useState(photo.alt);
  const { mutate, isPending, error } = useMutation(photoApi.update());
  const problem = altProblem(alt);
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
    <Box component="form" noValidate onSubmit={submit}>
      <AltField
        multiline
        size="small"
        src={photo.url}
        label={t('pictures.alt')}
        helperText={t('pictures.altHint')}
        alt={alt}
        onAlt={setAlt}
        // A line break would be read as a space.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) submit(event);
        }}
        slotProps={{
          // On phones the pictures need the space.
          formHelperText: { sx: { display: { xs: problem ? 'block' : 'none', sm: 'block' } } },
        }}
      />
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
