import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const LONGEST = 30;

type ViewNameProps = {
  initial?: string;
  label?: string;
  isTaken: (name: string) => boolean;
  onSave: (name: string) => void;
};

/** Asks for a view's name, one that no other view has. */
export function ViewName({ initial = '', label, isTaken, onSave }: ViewNameProps) {
  const { t } = useTranslation('crud');
  const [name, setName] = useState(initial);
  const trimmed = name.trim();
  const isDouble = isTaken(trimmed);
  const save = (event: React.SubmitEvent) => {
    event.preventDefault();
    if (trimmed !== '' && !isDouble) onSave(trimmed);
  };
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'flex', gap: 1, width: 1 }}>
      <TextField
        fullWidth
        size="small"
        margin="dense"
        label={label ?? t('views.name')}
        placeholder={t('views.name')}
        value={name}
        error={isDouble}
        helperText={isDouble && t('views.nameTaken')}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST }, inputLabel: { shrink: true } }}
      />
      <Button type="submit" variant="outlined" sx={{ mt: 1, height: 40 }}>
        {t('action.save')}
      </Button>
    </Box>
  );
}
