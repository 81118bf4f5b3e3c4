import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#src/components/router-link.tsx';
import type { Restored } from './restore-dialog.tsx';

type RestoredRecordsProps = { records: Restored[]; onClose: () => void };

/** What was restored in this visit, with links; those that are hidden apart. Renders nothing without records. */
export function RestoredRecords({ records, onClose }: RestoredRecordsProps) {
  const { t } = useTranslation('recently-deleted');
  if (records.length === 0) return null;
  const { hidden = [], other = [] } = Object.groupBy(records, ({ isHidden }) =>
    isHidden ? 'hidden' : 'other',
  );
  return (
    <Alert severity="success" role="status" sx={{ m: 2, mb: 0 }} onClose={onClose}>
      {hidden.length > 0 && t('restoredHidden')}
      <Links records={hidden} />
      {other.length > 0 && t('restored')}
      <Links records={other} />
    </Alert>
  );
}

function Links({ records }: { records: Restored[] }) {
  if (records.length === 0) return null;
  return (
    <Box component="ul" sx={{ paddingInlineStart: 2.5, listStyle: 'disc' }}>
      {records.map(({ key, title, to }) => (
        <li key={key}>
          <RouterLink to={to} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </RouterLink>
        </li>
      ))}
    </Box>
  );
}
