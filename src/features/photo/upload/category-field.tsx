import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { usePhotoCategories } from '../use-photo-categories.ts';

const MAX_LENGTH = 30;

type CategoryFieldProps = { value: string; onChange: (category: string) => void };

/** The category of what is uploaded from now on: one in use, or a new one. */
export function CategoryField({ value, onChange }: CategoryFieldProps) {
  const { t } = useTranslation('photo-management');
  const categories = usePhotoCategories();
  return (
    <Autocomplete
      freeSolo
      options={categories}
      inputValue={value}
      onInputChange={(_event, typed) => onChange(typed.slice(0, MAX_LENGTH))}
      sx={{ mb: 2, maxWidth: 360 }}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={t('upload.category')}
          helperText={t('upload.categoryHint')}
        />
      )}
    />
  );
}
