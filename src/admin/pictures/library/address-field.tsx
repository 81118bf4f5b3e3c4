import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readOwnAddress } from '#src/admin/pictures/uses/picture-key.ts';

type AddressFieldProps = { onAddress: (address: string) => void };

/** Takes the address of a picture on our own servers, and says why others cannot be used. */
export function AddressField({ onAddress }: AddressFieldProps) {
  const { t } = useTranslation('crud');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    // React events bubble through the portal to the record's form, which must not submit as well.
    event.preventDefault();
    event.stopPropagation();
    const address = readOwnAddress(typed);
    setWrong(address === undefined);
    if (address !== undefined) onAddress(address);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ mt: 1.5, display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <TextField
        // Somebody has just asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        fullWidth
        size="small"
        label={t('pictures.address')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        error={isWrong}
        helperText={t(isWrong ? 'pictures.addressWrong' : 'pictures.addressHint')}
        slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false, dir: 'ltr' } }}
      />
      <Button type="submit" variant="outlined" color="inherit" sx={{ flexShrink: 0 }}>
        {t('pictures.show')}
      </Button>
    </Box>
  );
}
