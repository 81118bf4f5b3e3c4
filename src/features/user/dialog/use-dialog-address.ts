import { useLocation, useNavigate } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';

export type UserDialog = { kind: 'new' } | { kind: 'edit' | 'password'; id: string };

/**
 * The open dialog is in the URL's hash (`#new`, `#edit-7`), so it can be shared and the browser's
 * back button closes it.
 */
export function useDialogAddress() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const stay = { preventScrollReset: true };
  return {
    dialog: dialogIn(hash),
    open: (dialog: UserDialog) =>
      void navigate({ search, hash: hashOf(dialog) }, { ...stay, state: { isOpenedHere: true } }),
    /** Goes back in history; a dialog opened by a direct link has no entry to go back to. */
    close: () =>
      void (isRecord(state) && state.isOpenedHere === true
        ? navigate(-1)
        : navigate({ search }, { ...stay, replace: true })),
  };
}

/** The hash of a page's URL that opens a dialog. */
export function hashOf(dialog: UserDialog): string {
  return 'id' in dialog ? `#${dialog.kind}-${encodeURIComponent(dialog.id)}` : `#${dialog.kind}`;
}

function dialogIn(hash: string): UserDialog | null {
  const [, kind, id = ''] = /^#(new|edit|password)(?:-(.+))?$/.exec(hash) ?? [];
  if (kind === 'new') return { kind };
  if (id !== '' && (kind === 'edit' || kind === 'password')) return { kind, id: decode(id) };
  return null;
}

/** The URL may be malformed. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
