import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '#src/admin/list/export/save-csv.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { KINDS } from './finding.ts';
import type { SourceFinding } from './finding.ts';
import { KindCard } from './kind-card.tsx';
import { useFindingTexts } from './use-finding-texts.ts';

type FindingsListProps = { findings: readonly SourceFinding[] };

const ALL = '';

/** The findings with filters, and an export of those that are shown. */
export function FindingsList({ findings }: FindingsListProps) {
  const { t } = useTranslation('site-check');
  const { t: typeText } = useTranslation(['navdata', 'common']);
  const textsOf = useFindingTexts();
  const [kind, setKind] = useState(ALL);
  const [type, setType] = useState(ALL);
  const [seen, setSeen] = useState(ALL);
  const byType = Map.groupBy(findings, ({ source }) => source);
  const shown = findings.filter(
    (finding) =>
      (kind === ALL || finding.kind === kind) &&
      (type === ALL || finding.source.name === type) &&
      (seen === ALL || finding.record.isVisible),
  );
  const byKind = Map.groupBy(shown, (finding) => finding.kind);
  const countOf = (one: string) => findings.filter((finding) => finding.kind === one).length;
  const save = () => {
    const column = (field: 'kind' | 'type' | 'title' | 'field' | 'problem' | 'address') => ({
      field,
      headerName: t(`column.${field}`),
    });
    saveCsv(
      t('title'),
      [
        column('kind'),
        column('type'),
        column('title'),
        column('field'),
        column('problem'),
        column('address'),
      ],
      shown.map((finding) => ({
        ...textsOf(finding),
        kind: t(`kind.${finding.kind}`),
        address: location.origin + finding.source.formPath(finding.record.id),
      })),
    );
  };
  return (
    <>
      <Box sx={toolsStyles}>
        <TextField
          select
          size="small"
          label={t('filter.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          slotProps={SHRUNK}
        >
          <MenuItem value={ALL}>{t('filter.all')}</MenuItem>
          {KINDS.filter((one) => one === kind || countOf(one) > 0).map((one) => (
            <MenuItem key={one} value={one}>
              {t('counted', { name: t(`kind.${one}`), count: countOf(one) })}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={t('filter.type')}
          value={type}
          onChange={({ target }) => setType(target.value)}
          slotProps={SHRUNK}
        >
          <MenuItem value={ALL}>{t('filter.all')}</MenuItem>
          {[...byType].map(([source, own]) => (
            <MenuItem key={source.name} value={source.name}>
              {t('counted', { name: typeText(source.title), count: own.length })}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={t('filter.seen')}
          value={seen}
          onChange={({ target }) => setSeen(target.value)}
          slotProps={SHRUNK}
        >
          <MenuItem value={ALL}>{t('filter.all')}</MenuItem>
          <MenuItem value="visible">{t('filter.visible')}</MenuItem>
        </TextField>
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={shown.length === 0}
          onClick={save}
        >
          {t('export')}
        </Button>
      </Box>
      {shown.length === 0 && <EmptyState title={t('noneHere')} />}
      <Box sx={{ display: 'grid', gap: 3 }}>
        {KINDS.flatMap((one) => {
          const own = byKind.get(one);
          return own ? [<KindCard key={one} kind={one} findings={own} />] : [];
        })}
      </Box>
    </>
  );
}

/** An empty value is an option too, whose text must not be covered by the label. */
const SHRUNK = { inputLabel: { shrink: true }, select: { displayEmpty: true } };

const toolsStyles = {
  mb: 3,
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 200px)) auto' },
  justifyItems: 'stretch',
  justifyContent: 'start',
};
