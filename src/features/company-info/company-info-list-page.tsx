import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Radio from '@mui/material/Radio';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { ListRow } from '#src/admin/list/cells/list-row.tsx';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { WholeList } from '#src/admin/list/whole-list.tsx';
import { RowChip } from '#src/admin/ui/row-chip.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { patchRecord } from '#src/api/records/write-record.ts';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Picture } from '#src/components/picture.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { sameId } from '#src/lib/records/id.ts';
import { companyInfoApi } from './api.ts';
import type { CompanyInfo } from './schema.ts';
import { companyInfoRecords } from './admin-api.ts';

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
  // The public record is the one in force; until it is loaded, the flag of each record is used.
  const isInForce = ({ id, inForce }: CompanyInfo) => (current ? sameId(current.id, id) : inForce);
  const may = useMay();
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <WholeList
        label={t('list.title')}
        api={companyInfoRecords}
        textsOf={({ title, companyaddress, phone, email }) => [title, companyaddress, phone, email]}
        columns={COLUMNS.map((field) => ({ field, headerName: t(`field.${field}`) }))}
        newButton={newButton}
        editPathOf={editPathOf}
        refusalOf={(company) =>
          isInForce(company) ? t('delete.inForce', { name: company.title }) : undefined
        }
      >
        {(rows, { actions }) => (
          <List aria-label={t('list.title')} disablePadding>
            {rows.map((company) => (
              <ListItem key={company.id} divider sx={{ display: 'block' }}>
                <CompanyInfoRow
                  company={company}
                  end={
                    <>
                      <InForceRadio
                        company={company}
                        isInForce={isInForce(company)}
                        mayEdit={may('edit')}
                      />
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

const editPathOf = ({ id }: CompanyInfo) => `edit?id=${encodeURIComponent(id)}`;

type CompanyInfoRowProps = { company: CompanyInfo; end: ReactNode };

function CompanyInfoRow({ company, end }: CompanyInfoRowProps) {
  const { title, companyaddress, phone, email, logo } = company;
  return (
    <ListRow
      title={title}
      to={editPathOf(company)}
      record={company}
      texts={[
        companyaddress,
        phone && <bdi key="phone">{phone}</bdi>,
        email && <bdi key="email">{email}</bdi>,
      ]}
      picture={<Picture src={assetUrl(logo)} alt="" ratio={1} sizes="72px" fit="contain" />}
      end={end}
    />
  );
}

type InForceRadioProps = { company: CompanyInfo; isInForce: boolean; mayEdit: boolean };

/** Radio that puts the record in force, after a confirmation. Without permission to edit, it only shows the state. */
function InForceRadio({ company, isInForce, mayEdit }: InForceRadioProps) {
  const { t } = useTranslation(['company-info', 'common']);
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const update = useMutation({
    mutationKey: [companyInfoRecords.name, 'put in force'],
    mutationFn: () => patchRecord(client, companyInfoRecords, company.id, { inForce: true }),
    meta: { invalidates: [companyInfoRecords.name] },
  });
  if (!mayEdit) return isInForce && <RowChip label={t('inForce.is')} color="success" />;
  const name = company.title;
  const label = t(isInForce ? 'inForce.is' : 'field.inForce');
  const close = () => {
    setAsking(false);
    update.reset();
  };
  const putInForce = () =>
    update.mutate(undefined, {
      onSuccess: () => {
        toast.success(t('inForce.done', { name }));
        close();
      },
    });
  return (
    <>
      <FormControlLabel
        label={label}
        control={
          <Radio
            size="small"
            checked={isInForce}
            onChange={() => setAsking(true)}
            slotProps={{ input: { 'aria-label': t('inForce.labelOf', { label, name }) } }}
          />
        }
        sx={{ marginInlineEnd: 0, whiteSpace: 'nowrap', '& > span:last-of-type': LABEL }}
      />
      <ConfirmDialog
        open={isAsking}
        busy={update.isPending}
        title={t('inForce.title')}
        confirmText={t(update.isError ? 'common:action.retry' : 'field.inForce')}
        onConfirm={putInForce}
        onCancel={close}
      >
        {t('inForce.ask', { name })}
        {update.isError && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {errorMessage(update.error)}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}

const LABEL = { typography: 'body2' };
