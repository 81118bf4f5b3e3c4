import { useLocation, useNavigate } from 'react-router';
import { isRecord } from '#src/lib/is-record.ts';

/** A dialog over the list of users. */
export type UserDialog = { kind: 'new' | 'import' } | { kind: 'edit' | 'password'; id: string };

/**
 * Which dialog is open stands in the address (`#new`, `#edit-7`): it can be handed on, the browser's
 * back button closes it, and what is typed is asked about on every way out.
 */
export function useDialogAddress() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const stay = { preventScrollReset: true };
  return {
    dialog: dialogIn(hash),
    open: (dialog: UserDialog) =>
      void navigate({ search, hash: hashOf(dialog) }, { ...stay, state: { isOpenedHere: true } }),
    /** Goes back to the list as it was; a link from elsewhere leaves no list to go back to. */
    close: () =>
      void (isRecord(state) && state.isOpenedHere === true
        ? navigate(-1)
        : navigate({ search }, { ...stay, replace: true })),
  };
}

function hashOf(dialog: UserDialog): string {
  return 'id' in dialog ? `#${dialog.kind}-${encodeURIComponent(dialog.id)}` : `#${dialog.kind}`;
}

function dialogIn(hash: string): UserDialog | null {
  const [, kind, id = ''] = /^#(new|import|edit|password)(?:-(.+))?$/.exec(hash) ?? [];
  if (kind === 'new' || kind === 'import') return { kind };
  if (id !== '' && (kind === 'edit' || kind === 'password')) return { kind, id: decode(id) };
  return null;
}

/** Somebody may have typed the address. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
