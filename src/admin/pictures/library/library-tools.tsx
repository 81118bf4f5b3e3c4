import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import LinkIcon from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#src/admin/list/filters/search-field.tsx';
import { readOwnAddress } from '#src/admin/pictures/uses/picture-key.ts';
import type { LibraryQuery } from './use-library.ts';
import { usePhotoCategories } from './use-photo-categories.ts';

type LibraryToolsProps = {
  query: LibraryQuery;
  onQuery: (query: LibraryQuery) => void;
  onUpload: () => void;
  /** Called with the address of a picture on our own servers. */
  onAddress: (address: string) => void;
};

/** Search, category, upload, and a field for a picture's address. */
export function LibraryTools({ query, onQuery, onUpload, onAddress }: LibraryToolsProps) {
  const { t } = useTranslation('crud');
  const categories = usePhotoCategories();
  const [asksAddress, setAsksAddress] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Box
          sx={{ flex: { xs: '1 0 100%', sm: '1 1 200px' }, maxWidth: { sm: 280 }, display: 'flex' }}
        >
          <SearchField
            value={query.keyword}
            onChange={(keyword) => onQuery({ ...query, keyword })}
          />
        </Box>
        <TextField
          select
          size="small"
          label={t('pictures.category')}
          value={query.category}
          onChange={({ target }) => onQuery({ ...query, category: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 120, flexGrow: { xs: 1, sm: 0 } }}
        >
          <MenuItem value="">{t('list.all')}</MenuItem>
          {categories.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<CloudUploadOutlined />}
            onClick={onUpload}
          >
            {t('pictures.upload')}
          </Button>
          <Button
            color="inherit"
            startIcon={<LinkIcon />}
            aria-expanded={asksAddress}
            onClick={() => setAsksAddress(!asksAddress)}
          >
            {t('pictures.byAddress')}
          </Button>
        </Box>
      </Box>
      {asksAddress && <AddressField onAddress={onAddress} />}
    </>
  );
}

type AddressFieldProps = { onAddress: (address: string) => void };

/** A field for the URL of a picture on our own servers; explains why others cannot be used. */
function AddressField({ onAddress }: AddressFieldProps) {
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
