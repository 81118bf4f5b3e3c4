import { useTranslation } from 'react-i18next';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { EnquiryList } from './enquiry-list.tsx';

export function Component() {
  const { t } = useTranslation('enquiry-inbox');
  const params = useListParams('-createTime');
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} />
      <EnquiryList params={params} />
    </>
  );
}
