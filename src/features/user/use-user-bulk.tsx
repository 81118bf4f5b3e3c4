import { useState } from 'react';
import type { RefObject } from 'react';
import type { BulkKind } from '#src/admin/list/bulk-dialog.tsx';
import { useFocusAfter } from '#src/admin/list/use-focus-after.ts';
import type { Selection } from '#src/admin/list/use-selection.ts';
import type { User } from './schema.ts';
import { UserBulkDialog } from './user-bulk-dialog.tsx';

/**
 * Enabling, disabling and deleting from the list: `ask` opens the question, `dialog` has to be
 * rendered. What is done is no longer selected.
 */
export function useUserBulk(selection: Selection, place: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<{ users: User[]; kind: BulkKind } | null>(null);
  const rememberFocus = useFocusAfter(place, chosen !== null);

  const ask = (users: User[], kind: BulkKind) => {
    rememberFocus();
    setChosen({ users, kind });
  };
  const dialog = chosen && (
    <UserBulkDialog
      {...chosen}
      onClose={(done) => {
        setChosen(null);
        selection.drop(done);
      }}
    />
  );
  return { ask, dialog };
}
