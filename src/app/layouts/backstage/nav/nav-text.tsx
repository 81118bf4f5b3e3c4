import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import type { MenuLink } from '../../../navigation/menu-item.ts';

export function NavText({ title, caption }: Pick<MenuLink, 'title' | 'caption'>) {
  const { t } = useTranslation(['navdata', 'common']);
  return (
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
  );
}
