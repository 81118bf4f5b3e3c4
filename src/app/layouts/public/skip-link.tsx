import Link from '@mui/material/Link';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

type SkipLinkProps = { target: RefObject<HTMLElement | null> };

/** The first stop of the Tab key: past the menu to the page. */
export function SkipLink({ target }: SkipLinkProps) {
  const { t } = useTranslation('main-navdata');
  return (
    <Link
      href="#main"
      onClick={(event) => {
        // The address stays: it may be one that somebody shares.
        event.preventDefault();
        target.current?.focus();
      }}
      sx={{
        position: 'fixed',
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus': { boxShadow: 'var(--mui-customShadows-dropdown)' },
        '&:not(:focus)': { translate: '0 -200%' },
      }}
    >
      {t('skip')}
    </Link>
  );
}
