import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewRecord } from '#src/crud/new-record.tsx';
import { CompanyInfoForm } from './company-info-form.tsx';
import { CompanyInfoInput, emptyCompanyInfo } from './input.ts';
import { companyInfoRecords } from './records-api.ts';

export function Component() {
  const { t } = useTranslation('company-info');
  return (
    <>
      <PageHeader title={t('new.title')} />
      <NewRecord
        api={companyInfoRecords}
        schema={CompanyInfoInput}
        empty={emptyCompanyInfo}
        fields={CompanyInfoForm}
        listPath="/backstage/site/company-info/list"
      />
    </>
  );
}
