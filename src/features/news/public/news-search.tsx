import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { NewsFilters } from './use-news-filters.ts';

type NewsSearchProps = { filters: NewsFilters };

/** Looks for a keyword on Enter or by its button; an empty one shows all again. */
export function NewsSearch({ filters }: NewsSearchProps) {
  const { t } = useTranslation('news');
  const navigate = useNavigate();
  const search = (form: FormData) => {
    const q = form.get('q');
    void navigate(filters.addressOf({ q: typeof q === 'string' ? q.trim() : '' }));
  };

  return (
    <Box
      // Another keyword in the address (back, a link) is a new field with that keyword.
      key={filters.q}
      component="form"
      role="search"
      action={search}
      sx={styles}
    >
      <InputBase
        name="q"
        type="search"
        defaultValue={filters.q}
        placeholder={t('list.search')}
        slotProps={{
          input: { 'aria-label': t('list.search'), maxLength: 60, enterKeyHint: 'search' },
        }}
        sx={{ flexGrow: 1 }}
      />
      <IconButton type="submit" size="small" edge="end" aria-label={t('list.searchGo')}>
        <Search />
      </IconButton>
    </Box>
  );
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  width: { xs: 1, sm: 280 },
  minHeight: 40,
  px: 1.5,
  border: 1,
  borderColor: 'control',
  borderRadius: 1,
  '&:focus-within': {
    borderColor: 'primary.text',
    boxShadow: '0 0 0 1px var(--mui-palette-primary-text)',
  },
};
