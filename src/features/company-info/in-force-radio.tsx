import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { companyInfoRecords } from './staff-api.ts';
import type { CompanyInfo } from './schema.ts';

type InForceRadioProps = { company: CompanyInfo; isInForce: boolean };

/** Whether the site shows this record; choosing it puts it in force, after asking. */
export function InForceRadio({ company, isInForce }: InForceRadioProps) {
  const { t } = useTranslation(['company-info', 'common']);
  const [asks, setAsks] = useState(false);
  const update = useMutation(companyInfoRecords.update());
  const name = company.title;
  const label = t(isInForce ? 'inForce.is' : 'inForce.put');
  const close = () => {
    setAsks(false);
    update.reset();
  };
  const put = () =>
    update.mutate(
      { ...company, inForce: true },
      {
        onSuccess: () => {
          toast.success(t('inForce.done', { name }));
          close();
        },
      },
    );
  return (
    <>
      <FormControlLabel
        label={label}
        control={
          <Radio
            size="small"
            checked={isInForce}
            onChange={() => setAsks(true)}
            slotProps={{ input: { 'aria-label': t('inForce.labelOf', { label, name }) } }}
          />
        }
        sx={{ marginInlineEnd: 0, whiteSpace: 'nowrap', '& > span:last-of-type': LABEL }}
      />
      <ConfirmDialog
        open={asks}
        busy={update.isPending}
        title={t('inForce.title')}
        confirmText={t(update.isError ? 'common:action.retry' : 'inForce.put')}
        onConfirm={put}
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
