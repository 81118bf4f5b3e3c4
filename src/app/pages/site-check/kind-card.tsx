import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldHash } from '#src/admin/records/field-hash.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { stretchedLink } from '#src/components/stretched-link.ts';
import { formatCount } from '#src/i18n/format/format-count.ts';
import type { Kind, SourceFinding } from './finding.ts';
import { useFindingTexts } from './use-finding-texts.ts';

/** Rows of one type that are shown at first, and added by each press. */
const SOME = 20;

type KindCardProps = { kind: Kind; findings: readonly SourceFinding[] };

/** The findings of one kind, by content type. */
export function KindCard({ kind, findings }: KindCardProps) {
  const { t } = useTranslation('site-check');
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ pb: 1 }}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2.5, pb: 1 }}>
        <Typography variant="h6" component="h2" id={id}>
          {t('counted', { name: t(`kind.${kind}`), count: findings.length })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`hint.${kind}`)}
        </Typography>
      </Box>
      {[...Map.groupBy(findings, ({ source }) => source)].map(([source, ofType]) => (
        <TypeRows key={source.name} findings={ofType} />
      ))}
    </Card>
  );
}

type TypeRowsProps = { findings: readonly SourceFinding[] };

function TypeRows({ findings }: TypeRowsProps) {
  const { t } = useTranslation('site-check');
  const id = useId();
  const textsOf = useFindingTexts();
  const [most, setMost] = useState(SOME);
  const shown = findings.slice(0, most).map((finding) => ({ finding, texts: textsOf(finding) }));
  const name = shown[0]?.texts.type ?? '';
  return (
    <>
      <Typography
        variant="overline"
        component="h3"
        id={id}
        sx={{ px: { xs: 2, sm: 3 }, color: 'text.secondary' }}
      >
        {t('counted', { name, count: findings.length })}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ finding, texts }, index) => (
          // One field may have the same problem twice.
          // oxlint-disable-next-line react/no-array-index-key
          <FindingRow key={index} finding={finding} texts={texts} />
        ))}
      </Box>
      {findings.length > most && (
        <Button size="small" onClick={() => setMost(most + SOME)} sx={{ mx: { xs: 1, sm: 2 } }}>
          {t('more', { name, count: formatCount(findings.length - most) })}
        </Button>
      )}
    </>
  );
}

type FindingRowProps = {
  finding: SourceFinding;
  texts: ReturnType<ReturnType<typeof useFindingTexts>>;
};

/** A finding; the whole row links to its field. */
function FindingRow({ finding, texts }: FindingRowProps) {
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
