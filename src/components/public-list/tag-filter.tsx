import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '#src/components/router-link.tsx';

type TagFilterProps = {
  /** '' renders nothing. */
  tag: string;
  /** The list without the tag. */
  to: string;
};

/** The tag that filters a public list, as a link that removes the filter. */
export function TagFilter({ tag, to }: TagFilterProps) {
  const { t } = useTranslation('components');
  if (tag === '') return null;
  return (
    <Box sx={{ width: 1 }}>
      <RouterButton
        to={to}
        variant="soft"
        color="secondary"
        size="small"
        endIcon={<Close />}
        title={t('publicList.clearTag')}
        sx={{ maxWidth: 1 }}
      >
        <span>{t('publicList.tag', { tag })}</span>
      </RouterButton>
    </Box>
  );
}
