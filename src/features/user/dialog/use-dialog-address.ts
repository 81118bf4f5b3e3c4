import { useHashDialog } from '#src/admin/ui/use-hash-dialog.ts';
import { idInHash } from '#src/lib/links/id-in-hash.ts';

export type UserDialog = { kind: 'new' } | { kind: 'edit' | 'password'; id: string };

/** The dialog that the URL's hash opens: `#new`, `#edit-7`. */
export function useDialogAddress() {
  const { hash, open, close } = useHashDialog();
  return { dialog: dialogIn(hash), open: (dialog: UserDialog) => open(dialogHash(dialog)), close };
}

/** The hash of a page's URL that opens a dialog. */
export function dialogHash(dialog: UserDialog): string {
  return 'id' in dialog ? `#${dialog.kind}-${encodeURIComponent(dialog.id)}` : `#${dialog.kind}`;
}

function dialogIn(hash: string): UserDialog | null {
  const [, kind, id = ''] = /^(new|edit|password)(?:-(.+))?$/.exec(idInHash(hash)) ?? [];
  if (kind === 'new') return { kind };
  return id !== '' && (kind === 'edit' || kind === 'password') ? { kind, id } : null;
}
