import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { PagedTypeListPage } from '#src/admin/list/paged-type-list.tsx';
import type { ListLook } from '#src/admin/list/type-list.tsx';
import { useNow } from '#src/components/use-now.ts';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { type Honor, honorApi } from './schema.ts';

const honorAdminApi = adminApi(honorApi);

const LOOK: ListLook<Honor> = {
  cells: { validUntil: { cell: (honor) => <HonorValidity honor={honor} /> } },
  texts: ['issuer', 'certificateNo'],
  captions: ['level', 'validUntil'],
};

export function Component() {
  return <PagedTypeListPage api={honorAdminApi} look={LOOK} />;
}

/** Period of validity, including its last day. */
function HonorValidity({ honor }: { honor: Honor }) {
  const { t } = useTranslation('honor');
  const today = serverDay(useNow());
  const { validUntil } = honor;
  if (validUntil === '') return t('validity.endless');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {validUntil < today && (
        <Chip
          size="small"
          color="warning"
          label={t('validity.expired')}
          sx={{ height: '1.25rem' }}
        />
      )}
      <time dateTime={validUntil}>{formatDay(validUntil)}</time>
    </Box>
  );
}
