import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '#src/admin/list/export/save-csv.ts';
import { useFocusAfter } from '#src/admin/ui/use-focus-after.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { ALT } from '#src/features/photo/library.ts';
import {
  FOLDED,
  type Group,
  groupOf,
  FINDING_KINDS,
  findingPageKey,
  type SourceFinding,
  TO_DO,
} from './finding.ts';
import { Folded } from './folded.tsx';
import { PageFindings } from './page-findings.tsx';
import { SetAsideDialog } from './set-aside-dialog.tsx';
import { useViewer } from '../../navigation/use-viewer.ts';
import { isVisible } from '../../navigation/visible-menu.ts';
import { useFindingTexts } from './use-finding-texts.ts';

type FindingsListProps = { findings: readonly SourceFinding[] };

const ALL = '';

/** The findings with their filters, and a file of those that are shown; what can wait is folded. */
export function FindingsList({ findings }: FindingsListProps) {
  const mayDescribe = isVisible({ path: ALT }, useViewer());
  const { t } = useTranslation('site-check');
  const { t: typeText } = useTranslation(['navdata', 'common']);
  const [kind, setKind] = useState(ALL);
  const [type, setType] = useState(ALL);
  const [asked, setAsked] = useState<SourceFinding>();
  const place = useRef<HTMLDivElement>(null);
  const rememberFocus = useFocusAfter(place, asked !== undefined);
  const byType = Map.groupBy(findings, ({ source }) => source);
  const shown = findings.filter(
    (finding) =>
      (kind === ALL || finding.kind === kind) && (type === ALL || finding.source.name === type),
  );
  const byGroup = Map.groupBy(shown, groupOf);
  const countOf = (one: string) => findings.filter((finding) => finding.kind === one).length;
  const pagesOf = (group: Group) => {
    const own = byGroup.get(group);
    if (!own) return null;
    const name = t(`group.${group}.title`);
    const count = group === 'first' ? own.length : new Set(own.map(findingPageKey)).size;
    const ask = (finding: SourceFinding) => {
      rememberFocus();
      setAsked(finding);
    };
    return {
      own,
      title: t(group === 'first' ? 'counted' : 'pages', { name, count }),
      rows: <PageFindings label={name} findings={own} onSetAside={ask} />,
    };
  };
  return (
    <>
      <Box sx={toolsStyles}>
        <Choice label={t('filter.kind')} value={kind} onChange={setKind}>
          {FINDING_KINDS.filter((one) => one === kind || countOf(one) > 0).map((one) => (
            <MenuItem key={one} value={one}>
              {t('counted', { name: t(`kind.${one}`), count: countOf(one) })}
            </MenuItem>
          ))}
        </Choice>
        <Choice label={t('filter.type')} value={type} onChange={setType}>
          {[...byType].map(([source, own]) => (
            <MenuItem key={source.name} value={source.name}>
              {t('counted', { name: typeText(source.title), count: own.length })}
            </MenuItem>
          ))}
        </Choice>
        <SaveButton findings={shown} />
      </Box>
      {shown.length === 0 && <EmptyState title={t('noneHere')} />}
      <Box ref={place} tabIndex={-1} sx={{ display: 'grid', gap: 3, outline: 0 }}>
        {TO_DO.map((group) => {
          const pages = pagesOf(group);
          return (
            pages && (
              <GroupCard
                key={group}
                title={pages.title}
                hint={t(`group.${group}.hint`)}
                action={
                  mayDescribe &&
                  pages.own.some((one) => one.kind === 'alts') && (
                    <RouterButton to={ALT} size="small">
                      {t('describe')}
                    </RouterButton>
                  )
                }
              >
                {pages.rows}
              </GroupCard>
            )
          );
        })}
        {FOLDED.map((group) => {
          const pages = pagesOf(group);
          return (
            pages && (
              <Folded key={group} title={pages.title}>
                {pages.rows}
              </Folded>
            )
          );
        })}
      </Box>
      {asked && <SetAsideDialog finding={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const { t } = useTranslation('site-check');
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={SHRUNK}
    >
      <MenuItem value={ALL}>{t('filter.all')}</MenuItem>
      {children}
    </TextField>
  );
}

function SaveButton({ findings }: FindingsListProps) {
  const { t } = useTranslation('site-check');
  const textsOf = useFindingTexts();
  const save = () =>
    saveCsv(
      t('title'),
      (['kind', 'type', 'title', 'field', 'problem', 'address'] as const).map((field) => ({
        field,
        headerName: t(`column.${field}`),
      })),
      findings.map((finding) => ({
        ...textsOf(finding),
        kind: t(`kind.${finding.kind}`),
        address: location.origin + finding.source.formPath(finding.record.id),
      })),
    );
  return (
    <Button
      color="inherit"
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={findings.length === 0}
      onClick={save}
    >
      {t('export')}
    </Button>
  );
}

type GroupCardProps = { title: string; hint: string; action: ReactNode; children: ReactNode };

function GroupCard({ title, hint, action, children }: GroupCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ pb: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', px: { xs: 2, sm: 3 }, pt: 2, pb: 1.5 }}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="h6" component="h2" id={id}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
        </Box>
        {action}
      </Box>
      {children}
    </Card>
  );
}

/** An empty value is a choice of its own, whose text must not lie below the label. */
const SHRUNK = { inputLabel: { shrink: true }, select: { displayEmpty: true } };

const toolsStyles = {
  mb: 3,
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 200px)) auto' },
  justifyItems: 'stretch',
  justifyContent: 'start',
};
