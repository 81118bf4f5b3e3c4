import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { isShown } from '#src/api/status.ts';
import type { Status } from '#src/api/status.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { jobStaffApi } from './staff-api.ts';
import type { Job } from './schema.ts';

/**
 * Publishes or closes a position from its row. The whole record is read first and sent back with the
 * other status: a list's rows may be shortened, and fields that we do not know have to stay.
 */
export function usePublishJob(job: Job) {
  const { t } = useTranslation('recruitment-info');
  const client = useQueryClient();
  const { mutateAsync } = useMutation({ ...jobStaffApi.update(), meta: {} });
  const name = job.title;
  return useMutation({
    // One after the other: the last click counts.
    scope: { id: `publish-${job.id}` },
    mutationFn: async (status: Status) => {
      const current = await client.fetchQuery({ ...jobStaffApi.one(job.id), staleTime: 0 });
      if (current === null) return false;
      await mutateAsync({ ...current, status });
      // The row says so before the switch follows it again.
      await client.invalidateQueries({ queryKey: [jobStaffApi.name] });
      return true;
    },
    onSuccess: (isThere, status) => {
      if (!isThere) return toast.error(t('publish.gone', { name }));
      return toast.success(
        t(isShown({ status }) ? 'publish.published' : 'publish.closed', { name }),
      );
    },
    onError: (error) =>
      toast.error(t('publish.failed', { name }), { description: errorMessage(error) }),
  });
}
