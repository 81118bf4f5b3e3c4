import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import type { Id } from '#src/lib/records/id.ts';
import { companyInfoApi } from './api.ts';
import { CompanyInfoForm } from './company-info-form.tsx';
import { CompanyInfoInput, emptyCompanyInfo } from './input.ts';
import { companyInfoRecords } from './admin-api.ts';
import { CompanyInfo } from './schema.ts';

/** A copy must not be put in force by accident. */
const copied = (id: Id) => ({
  ...companyInfoRecords.one(id),
  select: (record: CompanyInfo | null) => record && { ...record, inForce: false },
});

/** The edit path has no id: `?id=` names the record, else it is the one in force. */
export function Component() {
  const { t } = useTranslation('company-info');
  const isNew = useLocation().pathname.endsWith('/new');
  const id = useSearchParams()[0].get('id');
  // The refetch before saving uses the record's own id, because another record may be in force by
  // then.
  const one = (asked: Id) =>
    asked === '' && id === null ? companyInfoApi.inForce() : companyInfoRecords.one(id ?? asked);
  return (
    <RecordPage
      key={id}
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={{ ...companyInfoRecords, one: isNew ? copied : one }}
      id={isNew ? undefined : ''}
      record={CompanyInfo}
      schema={CompanyInfoInput}
      empty={emptyCompanyInfo}
      fields={CompanyInfoForm}
    />
  );
}
