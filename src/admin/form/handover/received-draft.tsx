import { useLocation, useNavigate } from 'react-router';
import type { GenericSchema } from 'valibot';
import { isDraftHash } from '#src/admin/drafts/handed-draft.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import type { Id } from '#src/lib/records/id.ts';

const ReceivedDraftDialog = lazyPart(
  () => import('./received-draft-dialog.tsx'),
  'ReceivedDraftDialog',
);

type ReceivedDraftProps = {
  /** The name of the form's resource. */
  type: string;
  /** Null for a new record. */
  record: Id | null;
  /** Undefined where the record is gone, and there is no form. */
  schema: GenericSchema | undefined;
};

/** Opens the draft that the form's URL has or names, for as long as it does. */
export function ReceivedDraft({ record, ...form }: ReceivedDraftProps) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  if (!isDraftHash(hash)) return null;
  const close = () =>
    void navigate({ search, hash: '' }, { preventScrollReset: true, replace: true, state });
  return (
    <ReceivedDraftDialog
      key={hash}
      {...form}
      hash={hash}
      record={record === null ? null : String(record)}
      onClose={close}
      onLoadFailed={close}
    />
  );
}
