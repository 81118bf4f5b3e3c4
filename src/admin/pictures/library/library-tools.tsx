import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import LinkIcon from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#src/admin/list/filters/search-field.tsx';
import { AddressField } from './address-field.tsx';
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
