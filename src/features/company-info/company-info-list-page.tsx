import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelection } from '#src/components/list/use-selection.ts';
import { PageHeader } from '#src/components/page-header.tsx';
import { ListState } from '#src/components/list/list-state.tsx';
import { ListToolbar } from '#src/crud/list-toolbar.tsx';
import { narrow } from '#src/components/list/narrow.ts';
import { NewButton } from '#src/crud/new-button.tsx';
import { RowActions } from '#src/crud/row-actions.tsx';
import { useChoices } from '#src/deletion/use-choices.ts';
import { useBulk } from '#src/crud/use-bulk.tsx';
import { useListParams } from '#src/crud/use-list-params.ts';
import { companyInfoApi } from './api.ts';
import { CompanyInfoRow } from './company-info-row.tsx';
import { InForceRadio } from './in-force-radio.tsx';
import { companyInfoRecords } from './records-api.ts';
import type { CompanyInfo } from './schema.ts';

const labelOf = (company: CompanyInfo) => company.title;

export function Component() {
  const { t } = useTranslation('company-info');
  const params = useListParams();
  const list = useChoices(companyInfoRecords);
  const { data: current } = useQuery(companyInfoApi.inForce());
  const selection = useSelection();
  const place = useRef<HTMLDivElement>(null);
  const all = list.data?.rows ?? [];
  const rows = narrow(all, params, ({ title, companyaddress, phone, email }) => [
    title,
    companyaddress,
    phone,
    email,
  ]);
  // What visitors get decides; a record's own word only until that is known.
  const isInForce = ({ id, inForce }: CompanyInfo) => (current ? current.id === id : inForce);
  const deletion = useBulk({
    api: companyInfoRecords,
    labelOf,
    selection,
    place,
    refusalOf: (company) =>
      isInForce(company) ? t('delete.inForce', { name: company.title }) : undefined,
  });
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <Card ref={place} tabIndex={-1} sx={{ outline: 0 }}>
        <ListToolbar params={params} list={list} />
        <ListState list={list} params={params} count={rows.length} emptyAction={newButton}>
          <List aria-label={t('list.title')} disablePadding>
            {rows.map((company) => (
              <ListItem key={company.id} divider sx={{ display: 'block' }}>
                <CompanyInfoRow
                  company={company}
                  end={
                    <>
                      <InForceRadio company={company} isInForce={isInForce(company)} />
                      <RowActions
                        label={company.title}
                        editPath={`../edit?id=${encodeURIComponent(company.id)}`}
                        onDelete={() => deletion.ask([company])}
                      />
                    </>
                  }
                />
              </ListItem>
            ))}
          </List>
        </ListState>
      </Card>
      {deletion.dialog}
    </>
  );
}
