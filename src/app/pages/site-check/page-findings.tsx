import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldHash } from '#src/admin/records/field-hash.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { formatCount } from '#src/i18n/format/format-count.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { findingKey, findingPageKey, type SourceFinding } from './finding.ts';
import { useFindingTexts } from './use-finding-texts.ts';

/** Pages that are shown at first, and added at a press. */
const SOME = 10;

type PageFindingsProps = {
  /** What the list is called. */
  label: string;
  findings: readonly SourceFinding[];
  onSetAside: (finding: SourceFinding) => void;
};

/** Findings by the page on which visitors meet them, in the order of the first one of each page. */
export function PageFindings({ label, findings, onSetAside }: PageFindingsProps) {
  const { t } = useTranslation('site-check');
  const textsOf = useFindingTexts();
  const [most, setMost] = useState(SOME);
  const pages = [...Map.groupBy(findings, findingPageKey)];
  // Each rule of the law is explained once, at the first finding that names it.
  const laws = new Map(
    pages.flatMap(([, own]) => own.map((finding) => [finding.law, finding] as const)).toReversed(),
  );
  return (
    <>
      <Box component="ul" aria-label={label}>
        {pages.slice(0, most).map(([key, own]) => {
          const [first] = own;
          if (!first) return null;
          const { title, type } = textsOf(first);
          const { views } = first.record;
          return (
            <Box key={key} component="li" sx={pageStyles}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="subtitle2" component="h3">
                  {title}
                </Typography>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {views > 0
                    ? t('views', { type, count: views, number: formatNumber(views) })
                    : type}
                </Typography>
              </Box>
              <Box component="ul">
                {own.map((finding) => (
                  <FindingRow
                    key={`${findingKey(finding)} ${finding.field}`}
                    finding={finding}
                    texts={textsOf(finding)}
                    hasLaw={laws.get(finding.law) === finding}
                    onSetAside={() => onSetAside(finding)}
                  />
                ))}
              </Box>
            </Box>
          );
        })}
      </Box>
      {pages.length > most && (
        <Button size="small" onClick={() => setMost(most + SOME)} sx={{ mx: { xs: 1, sm: 2 } }}>
          {t('more', { name: label, count: formatCount(pages.length - most) })}
        </Button>
      )}
    </>
  );
}

type FindingRowProps = {
  finding: SourceFinding;
  texts: ReturnType<ReturnType<typeof useFindingTexts>>;
  /** Whether the rule of the law stands below it. */
  hasLaw: boolean;
  onSetAside: () => void;
};

/** A finding, which leads to its field, and a button that sets it aside. */
function FindingRow({ finding, texts, hasLaw, onSetAside }: FindingRowProps) {
  const { t } = useTranslation('site-check');
  const { source, record, field } = finding;
  return (
    <Box component="li" sx={findingStyles}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <RouterLink
          to={source.formPath(record.id) + fieldHash(field)}
          variant="body2"
          sx={{ display: 'inline-block', py: 0.5 }}
        >
          {texts.said}
        </RouterLink>
        {hasLaw && texts.law !== '' && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {texts.law}
          </Typography>
        )}
      </Box>
      <Button
        color="inherit"
        size="small"
        aria-label={t('aside.of', { name: texts.title, text: texts.said })}
        onClick={onSetAside}
        sx={{ flexShrink: 0, color: 'text.secondary', minHeight: { xs: 44, md: 30 } }}
      >
        {t('aside.action')}
      </Button>
    </Box>
  );
}

const pageStyles = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  px: { xs: 2, sm: 3 },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};

const findingStyles = { display: 'flex', alignItems: 'flex-start', gap: 1 };
