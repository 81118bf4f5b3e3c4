import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { NARROWING } from './access-log-filters.tsx';
import { accessLogApi } from './api.ts';
import { VisitFields } from './visit-fields.tsx';

type VisitDetailsProps = {
  id: string;
  onNarrow: (name: (typeof NARROWING)[number], value: string) => void;
};

/** Everything the server knows of one visit: on its way, failed, gone, there. */
export function VisitDetails({ id, onNarrow }: VisitDetailsProps) {
  const { t } = useTranslation(['access-log', 'crud']);
  const { data: visit, error, refetch } = useQuery(accessLogApi.one(id));
  if (visit) return <VisitFields visit={visit} onNarrow={onNarrow} />;
  if (visit === null) return <Alert severity="info">{t('details.notFound')}</Alert>;
  if (error) {
    const retry = (
      <Button color="inherit" size="small" onClick={() => void refetch()}>
        {t('action.retry')}
      </Button>
    );
    return (
      <Alert severity="error" action={retry}>
        {errorMessage(error)}
      </Alert>
    );
  }
  return (
    <div role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}
