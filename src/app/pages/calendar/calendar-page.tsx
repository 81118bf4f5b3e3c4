import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Calendar } from './calendar.tsx';

export function Component() {
  const { t } = useTranslation('calendar');
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Card>
        <Calendar />
      </Card>
    </>
  );
}
