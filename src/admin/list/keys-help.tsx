import { useState } from 'react';
import { KeysDialog } from './keys-dialog.tsx';
import { usePlainKey } from './use-plain-key.ts';

/** `?` names the keys that work in a list. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  usePlainKey('?', () => setOpen(true));
  return isOpen && <KeysDialog onClose={() => setOpen(false)} />;
}
