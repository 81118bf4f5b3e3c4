import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#src/components/page-header.tsx';
import { EditRecord } from '#src/admin/form/edit-record.tsx';
import type { Id } from '#src/lib/id.ts';
import { companyInfoApi } from './api.ts';
import { CompanyInfoForm } from './company-info-form.tsx';
import { CompanyInfoInput, emptyCompanyInfo } from './input.ts';
import { companyInfoRecords } from './admin-api.ts';
import { CompanyInfo } from './schema.ts';

/** The path has no id: `?id=` names the record, else it is the one in force. */
export function Component() {
  const { t } = useTranslation('company-info');
  const [search] = useSearchParams();
  const id = search.get('id');
  // The refetch before saving uses the record's own id, because another record may be in force by
  // then.
  const one = (asked: Id) =>
    asked === '' && id === null ? companyInfoApi.inForce() : companyInfoRecords.one(id ?? asked);
  return (
    <>
      <PageHeader title={t('edit.title')} />
      <EditRecord
        key={id}
        api={{ ...companyInfoRecords, one }}
        record={CompanyInfo}
        schema={CompanyInfoInput}
        empty={emptyCompanyInfo}
        fields={CompanyInfoForm}
        listPath="/backstage/site/company-info/list"
      />
    </>
  );
}
