import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#src/components/page-header.tsx';
import { EditRecord } from '#src/admin/form/edit-record.tsx';
import type { Id } from '#src/lib/id.ts';
import { companyInfoApi } from './api.ts';
import { CompanyInfoForm } from './company-info-form.tsx';
import { CompanyInfoInput, emptyCompanyInfo } from './input.ts';
import { companyInfoRecords } from './staff-api.ts';
import { CompanyInfo } from './schema.ts';

/** No id stands in the path (R10): `?id=` names the record; without it, it is the one in force. */
export function Component() {
  const { t } = useTranslation('company-info');
  const [search] = useSearchParams();
  const id = search.get('id');
  // Read again before it is saved, it is asked for by its own id: another may be in force by then.
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
