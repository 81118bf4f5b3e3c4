import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewButton } from '#src/admin/list/new-button.tsx';
import { WholeList } from '#src/admin/list/whole-list.tsx';
import { companyInfoApi } from './api.ts';
import { CompanyInfoRow } from './company-info-row.tsx';
import { InForceRadio } from './in-force-radio.tsx';
import { companyInfoRecords } from './staff-api.ts';
import type { CompanyInfo } from './schema.ts';

const COLUMNS = [
  'title',
  'companyaddress',
  'phone',
  'email',
  'fax',
  'postcode',
  'contacts',
  'icp',
  'policeIcp',
] as const;

export function Component() {
  const { t } = useTranslation('company-info');
  const { data: current } = useQuery(companyInfoApi.inForce());
  // What visitors get decides; a record's own word only until that is known.
  const isInForce = ({ id, inForce }: CompanyInfo) => (current ? current.id === id : inForce);
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <WholeList
        label={t('list.title')}
        api={companyInfoRecords}
        order={asSent}
        labelOf={({ title }) => title}
        textsOf={({ title, companyaddress, phone, email }) => [title, companyaddress, phone, email]}
        columns={COLUMNS.map((field) => ({ field, headerName: t(`field.${field}`) }))}
        newButton={newButton}
        editPathOf={({ id }) => `edit?id=${encodeURIComponent(id)}`}
        refusalOf={(company) =>
          isInForce(company) ? t('delete.inForce', { name: company.title }) : undefined
        }
      >
        {({ rows, actions }) => (
          <List aria-label={t('list.title')} disablePadding>
            {rows.map((company) => (
              <ListItem key={company.id} divider sx={{ display: 'block' }}>
                <CompanyInfoRow
                  company={company}
                  end={
                    <>
                      <InForceRadio company={company} isInForce={isInForce(company)} />
                      {actions(company)}
                    </>
                  }
                />
              </ListItem>
            ))}
          </List>
        )}
      </WholeList>
    </>
  );
}

const asSent = () => 0;
