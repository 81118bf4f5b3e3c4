import AnnouncementIcon from '@mui/icons-material/CampaignOutlined';
import NewsIcon from '@mui/icons-material/PostAddOutlined';
import ProductIcon from '@mui/icons-material/AddBoxOutlined';
import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '#src/components/router-link.tsx';
import { useViewer } from '../../navigation/use-viewer.ts';
import { isVisible } from '../../navigation/visible-menu.ts';

const ACTIONS = [
  { name: 'news', path: '/backstage/content/industry-news/new', Icon: NewsIcon },
  { name: 'product', path: '/backstage/content/products/new', Icon: ProductIcon },
  { name: 'pictures', path: '/backstage/column/photo-management/upload', Icon: UploadIcon },
  { name: 'announcement', path: '/backstage/site/announcement/new', Icon: AnnouncementIcon },
] as const;

/** What one does first, as far as one may. */
export function Actions() {
  const { t } = useTranslation('overview');
  const viewer = useViewer();
  const allowed = ACTIONS.filter(({ path }) => isVisible({ path }, viewer));
  if (allowed.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('actions.title')} sx={gridStyles}>
      {allowed.map(({ name, path, Icon }, index) => (
        <RouterButton
          key={name}
          to={path}
          size="large"
          variant={index === 0 ? 'contained' : 'outlined'}
          color={index === 0 ? 'primary' : 'inherit'}
          startIcon={<Icon />}
          sx={index === 0 ? buttonStyles : { ...buttonStyles, bgcolor: 'background.paper' }}
        >
          {t(`actions.${name}`)}
        </RouterButton>
      ))}
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  mb: { xs: 2, sm: 3 },
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
    md: 'repeat(auto-fit, minmax(180px, 1fr))',
  },
};

const buttonStyles = { minHeight: 64, px: 1.5, lineHeight: 1.3 };
