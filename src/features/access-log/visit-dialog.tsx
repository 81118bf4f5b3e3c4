import FilterIcon from '@mui/icons-material/FilterAltOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CloseActions, DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { useHashDialog } from '#src/admin/ui/use-hash-dialog.ts';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { accessLogApi, EXACT_FILTERS } from './api.ts';
import { formatDuration } from './format-duration.ts';
import type { AccessLog } from './schema.ts';
import { useAgentText } from './user-agent.ts';
import { visitIn } from './visit-address.ts';
import { Notice } from '#src/components/notice.tsx';

type VisitDialogProps = { params: ListParams };

/** Details of a visit, open while the URL hash contains its id. */
export function VisitDialog({ params }: VisitDialogProps) {
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
                    aria-label={t('filter.apply', { field: label })}
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
