import AddIcon from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MenuLink } from '../../navigation/menu-item.ts';
import { usePrefetchPage } from '../../navigation/prefetch-page.ts';

type NavAddButtonProps = { link: MenuLink; isCurrent: boolean };

/** Leads to the form of a new record; seen on focus, on touch, and where the mouse is in its menu row. */
export function NavAddButton({ link, isCurrent }: NavAddButtonProps) {
  const { t } = useTranslation(['navdata', 'common']);
  const title = t(link.title);
  const prefetchOn = usePrefetchPage(link.path);
  return (
    <Tooltip title={title} placement="right">
      <IconButton
        component={Link}
        to={link.path}
        aria-label={title}
        color={isCurrent ? 'primary' : 'default'}
        {...prefetchOn}
        sx={[{ p: 0.75 }, !isCurrent && shyStyle]}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

// Transparent instead of hidden: Tab has to reach it.
const shyStyle = {
  '@media (hover: hover)': { ':not(:hover) > * > &&:not(:focus-visible)': { opacity: 0 } },
};
