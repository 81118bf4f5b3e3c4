import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import type { SideMenuLink } from '../../../navigation/menu-item.ts';

/** The title of an entry with its second line, and its badge at the end. */
export function NavText({
  title,
  caption,
  info,
}: Pick<SideMenuLink, 'title' | 'caption' | 'info'>) {
  const { t } = useTranslation(['navdata', 'common']);
  return (
    <>
      <ListItemText
        disableTypography
        sx={{ overflowWrap: 'anywhere' }}
        primary={t(title)}
        secondary={
          caption && (
            <Box component="small" sx={{ display: 'block', typography: 'caption' }}>
              {t(caption)}
            </Box>
          )
        }
      />
      {info && (
        <Chip size="small" variant="soft" color="info" label={t(info)} sx={{ flexShrink: 0 }} />
      )}
    </>
  );
}
