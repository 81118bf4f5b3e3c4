import DoneIcon from '@mui/icons-material/DoneOutlined';
import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { useRowLinks } from '#src/admin/list/core/row-links.tsx';
import { RowButton } from '#src/admin/ui/row-button.tsx';
import { RowChip } from '#src/admin/ui/row-chip.tsx';
import { patchRecord } from '#src/api/records/write-record.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { knownWord } from '#src/lib/text/known-word.ts';
import { enquiryAdminApi } from './admin-api.ts';
import { progressText } from './enquiry-words.ts';
import { type Enquiry, PROGRESS } from './schema.ts';
import { useEnquiryLabel } from './use-enquiry-label.ts';

const COLORS = { new: 'warning', doing: 'info', done: 'success' } as const;

/** Progress of an enquiry; with permission to edit, also a button that marks it as done. */
export function EnquiryProgress({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('enquiry-inbox');
  const name = useEnquiryLabel()(enquiry);
  const { may } = useRowLinks();
  const { mutate, isPending } = useMarkDone(enquiry, name);
  const known = knownWord(PROGRESS, enquiry.progress);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <RowChip
        label={progressText(t, enquiry.progress)}
        color={known ? COLORS[known] : 'default'}
      />
      {known !== 'done' && may('edit') && (
        <RowButton
          hint={t('list.done')}
          aria-label={t('list.doneOf', { name })}
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          <DoneIcon fontSize="small" />
        </RowButton>
      )}
    </Box>
  );
}

function useMarkDone({ id }: Enquiry, name: string) {
  const { t } = useTranslation('enquiry-inbox');
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => patchRecord(client, enquiryAdminApi, id, { progress: 'done' }),
    onSuccess: () => toast.success(t('list.markedDone', { name })),
    onError: (error) =>
      toast.error(t('list.markFailed', { name }), { description: errorMessage(error) }),
    meta: { invalidates: [enquiryAdminApi.name] },
  });
}
