import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { typedText } from '#src/lib/text/typed-text.ts';

type KeywordSearchProps = {
  /** The accessible name, as "Search news". */
  label: string;
  q: string;
  addressOf: (q: string) => string;
};

/** Searches a public list on Enter or by its button; an empty keyword shows all. */
export function KeywordSearch({ label, q, addressOf }: KeywordSearchProps) {
  const { t } = useTranslation('components');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void navigate(addressOf(typeof typed === 'string' ? typedText(typed) : ''));
  };

  return (
    <Box
      // Remounts when the URL's keyword changes (back, a link).
      key={q}
      component="form"
      role="search"
      // Works without JavaScript too.
      action={pathname}
      onSubmit={search}
      sx={styles}
    >
      <Box
        component="input"
        name="q"
        type="search"
        defaultValue={q}
        placeholder={label}
        aria-label={label}
        // Limits the URL's length, for servers.
        maxLength={500}
        enterKeyHint="search"
        sx={inputStyles}
      />
      <IconButton type="submit" size="small" edge="end" aria-label={t('publicList.search')}>
        <Search />
      </IconButton>
    </Box>
  );
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  width: { xs: 1, sm: 280 },
  minHeight: { xs: 44, sm: 40 },
  px: 1.5,
  border: 1,
  borderColor: 'control',
  borderRadius: 1,
  '&:focus-within': {
    borderColor: 'primary.text',
    boxShadow: '0 0 0 1px var(--mui-palette-primary-text)',
  },
};
const inputStyles = {
  flexGrow: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  p: 0,
  border: 0,
  '&:focus-visible': { outline: 'none' },
  color: 'inherit',
  bgcolor: 'transparent',
  font: 'inherit',
  // Hides the browser's own icons.
  appearance: 'none',
  '&::-webkit-search-decoration': { appearance: 'none' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
