import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewRecord } from '#src/admin/form/new-record.tsx';
import type { Id } from '#src/lib/id.ts';
import { CompanyInfoForm } from './company-info-form.tsx';
import { CompanyInfoInput, emptyCompanyInfo } from './input.ts';
import { companyInfoRecords } from './admin-api.ts';
import type { CompanyInfo } from './schema.ts';

/** A copy must not be put in force by accident. */
const copied = (id: Id) => ({
  ...companyInfoRecords.one(id),
  select: (record: CompanyInfo | null) => record && { ...record, inForce: false },
});

export function Component() {
  const { t } = useTranslation('company-info');
  return (
    <>
      <PageHeader title={t('new.title')} />
      <NewRecord
        api={{ ...companyInfoRecords, one: copied }}
        schema={CompanyInfoInput}
        empty={emptyCompanyInfo}
        fields={CompanyInfoForm}
        listPath="/backstage/site/company-info/list"
      />
    </>
  );
}
