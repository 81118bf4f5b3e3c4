import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { fieldHash } from '#src/admin/records/field-hash.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { stretchedLink } from '#src/components/stretched-link.ts';
import type { SourceFinding } from './finding.ts';
import type { useFindingTexts } from './use-finding-texts.ts';

type FindingRowProps = {
  finding: SourceFinding;
  texts: ReturnType<ReturnType<typeof useFindingTexts>>;
};

/** A finding; the whole row leads to its field. */
export function FindingRow({ finding, texts }: FindingRowProps) {
  const { t } = useTranslation('site-check');
  const { source, record, field } = finding;
  return (
    <Box component="li" sx={rowStyles}>
      <RouterLink
        to={source.formPath(record.id) + fieldHash(field)}
        underline="none"
        variant="subtitle2"
        sx={stretchedLink(1)}
      >
        {texts.title}
      </RouterLink>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('inField', { field: texts.field, problem: texts.problem })}
      </Typography>
      {!record.isVisible && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('notVisible')}
        </Typography>
      )}
      {texts.law !== '' && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {texts.law}
        </Typography>
      )}
    </Box>
  );
}

const rowStyles = {
  position: 'relative',
  px: { xs: 2, sm: 3 },
  py: 1,
  minHeight: 56,
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '& a:focus-visible::after': { outlineOffset: '-2px' },
} as const;
