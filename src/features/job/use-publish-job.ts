import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { changeRecord } from '#src/api/change-record.ts';
import { isShown } from '#src/api/status.ts';
import type { Status } from '#src/api/status.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { jobAdminApi } from './admin-api.ts';
import type { Job } from './schema.ts';

/** Publishes or closes a position from its row. */
export function usePublishJob({ id, title: name }: Job) {
  const { t } = useTranslation('recruitment-info');
  const client = useQueryClient();
  return useMutation({
    // One after the other: the last click counts.
    scope: { id: `publish-${id}` },
    mutationFn: async (status: Status) => {
      await changeRecord(client, jobAdminApi, id, { status });
      // The row says so before the switch follows it again.
      await client.invalidateQueries({ queryKey: [jobAdminApi.name] });
    },
    onSuccess: (_data, status) =>
      toast.success(t(isShown({ status }) ? 'publish.published' : 'publish.closed', { name })),
    onError: (error) =>
      isNotFound(error)
        ? toast.error(t('publish.gone', { name }))
        : toast.error(t('publish.failed', { name }), { description: errorMessage(error) }),
  });
}
