import { lazy, Suspense, useState } from 'react';
import { usePlainKey } from './use-plain-key.ts';

const KeysDialog = lazy(async () => {
  const { KeysDialog: dialog } = await import('./keys-dialog.tsx');
  return { default: dialog };
});

/** `?` names the keys that work in a list. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  usePlainKey('?', () => setOpen(true));
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeysDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
