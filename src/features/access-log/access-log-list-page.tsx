import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import FilterIcon from '@mui/icons-material/FilterAltOutlined';
import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ListParams, useListParams } from '#src/admin/list/core/use-list-params.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { CloseActions, DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { useHashDialog } from '#src/admin/ui/use-hash-dialog.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { Notice } from '#src/components/notice.tsx';
import { AccessLogList } from './access-log-list.tsx';
import { accessLogApi, EXACT_FILTERS } from './api.ts';
import { CHART_HEIGHT, TOTALS_GRID } from './statistics/chart.ts';
import { previousPeriod } from './statistics/previous-period.ts';
import { formatDuration } from './format-duration.ts';
import type { AccessLog } from './schema.ts';
import { useAgentText } from './user-agent.ts';
import { visitIn } from './visit-address.ts';

export function Component() {
  const { t } = useTranslation('access-log');
  const params = useListParams();
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} />
      <StatisticsCard params={params} />
      <AccessLogList params={params} />
      <VisitDialog params={params} />
    </>
  );
}

// Loaded separately: the charts are as large a download as the list.
const Statistics = lazyPart(() => import('./statistics/statistics.tsx'), 'Statistics');

const TOTALS = [0, 1, 2];

/** Totals and charts above the list. Its height is reserved while it loads, so that nothing moves. */
function StatisticsCard({ params }: { params: ListParams }) {
  const { t } = useTranslation('access-log');
  // The charts load after the list, and stay visible while another page of the list loads.
  const list = useQuery({
    ...accessLogApi.page(params.query),
    placeholderData: keepPreviousData,
  });
  const isCompared = previousPeriod(params.filters) !== null;
  const skeleton = (
    <Box role="status" aria-label={t('loading')} sx={{ px: 2, pb: 2 }}>
      <Box sx={{ ...TOTALS_GRID, pt: 1, pb: 1.5 }}>
        {TOTALS.map((total) => (
          <div key={total}>
            <Skeleton variant="text" width="40%" />
            <Skeleton variant="text" width="25%" sx={{ typography: 'h4' }} />
            {isCompared && <Skeleton variant="text" width="60%" />}
          </div>
        ))}
      </Box>
      <Skeleton width="50%" sx={{ typography: 'caption' }} />
      <Skeleton width={240} height={48} />
      <Skeleton variant="rounded" height={CHART_HEIGHT} sx={{ mt: 1 }} />
      <Skeleton width="60%" sx={{ mt: 1 }} />
    </Box>
  );
  return (
    <Card component="section" aria-labelledby="statistics-title" sx={{ mb: 3 }}>
      <Typography id="statistics-title" variant="h6" component="h2" sx={{ px: 2, pt: 2 }}>
        {t('statistics.title')}
      </Typography>
      {list.isPending ? (
        skeleton
      ) : (
        <Statistics params={params} skeleton={skeleton} fallback={skeleton} />
      )}
    </Card>
  );
}

/** Details of a visit, open while the URL hash contains its id. */
function VisitDialog({ params }: { params: ListParams }) {
  const { t } = useTranslation('access-log');
  const { hash, close } = useHashDialog();
  const id = visitIn(hash);
  if (id === null) return null;
  return (
    <DialogFrame title={t('details.title')} onClose={close}>
      <DialogContent dividers>
        <VisitDetails id={id} onFilter={(name, value) => params.set({ [name]: value })} />
      </DialogContent>
      <CloseActions onClose={close} />
    </DialogFrame>
  );
}

type VisitDetailsProps = {
  id: string;
  onFilter: (name: (typeof EXACT_FILTERS)[number], value: string) => void;
};

function VisitDetails({ id, onFilter }: VisitDetailsProps) {
  const { t } = useTranslation(['access-log', 'crud']);
  const { data: visit, error, refetch } = useQuery(accessLogApi.one(id));
  if (visit) return <VisitFields visit={visit} onFilter={onFilter} />;
  if (visit === null) return <Alert severity="info">{t('details.notFound')}</Alert>;
  if (error) return <Notice error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}

type VisitFieldsProps = {
  visit: AccessLog;
  onFilter: (name: (typeof EXACT_FILTERS)[number], value: string) => void;
};

/** Fields of a visit; some have a button that filters the list by their value. */
function VisitFields({ visit, onFilter }: VisitFieldsProps) {
  const { t } = useTranslation('access-log');
  const { browser, system } = useAgentText()(visit.userAgent);
  const texts = {
    createTime: formatDateTime(visit.createTime),
    path: visit.path,
    referrer: visit.referrer,
    region: visit.region,
    ip: visit.ip,
    username: visit.username,
    duration: formatDuration(visit.duration),
    device: [browser, system].filter((text) => text !== '').join(' · '),
    userAgent: visit.userAgent,
  };
  const names = Object.keys(texts).filter((name): name is keyof typeof texts => name in texts);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {names.map((name) => {
        const filter = EXACT_FILTERS.find((one) => one === name);
        const label = t(`field.${name}`);
        return (
          <Box key={name} sx={rowStyles}>
            <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {texts[name] || t('details.none')}
              {filter && texts[name] !== '' && (
                <Tooltip title={t('filter.apply', { field: label })}>
                  <IconButton
                    size="small"
                    onClick={() => onFilter(filter, texts[name])}
                    sx={{ mx: 0.5 }}
                  >
                    <FilterIcon fontSize="small" />
                  </IconButton>
                </Tooltip>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const rowStyles = {
  py: 1,
  display: 'grid',
  columnGap: 2,
  alignItems: 'baseline',
  gridTemplateColumns: { sm: '128px minmax(0, 1fr)' },
  minHeight: 46,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
