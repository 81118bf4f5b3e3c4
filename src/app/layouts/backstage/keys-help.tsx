import { useState } from 'react';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { CloseActions, DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { usePlainKey } from '#src/admin/ui/use-plain-key.ts';
import { keysText } from '#src/lib/browser/keys-text.ts';

const CONTROL = keysText('Mod');

/** The key `?` opens a dialog with the keyboard shortcuts. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  usePlainKey('?', () => setOpen(true));
  return isOpen && <KeysDialog onClose={() => setOpen(false)} />;
}

function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('crud');
  const keys = [
    { caps: ['/'], does: t('keys.filter') },
    { caps: ['N'], does: t('keys.new') },
    { caps: [CONTROL, 'K'], does: t('keys.search') },
    { caps: [CONTROL, 'S'], does: t('keys.save') },
    { caps: [CONTROL, 'Z'], does: t('keys.undo') },
    { caps: [t('keys.space'), '↑', '↓'], does: t('keys.order') },
    { caps: ['Shift', '←', '→'], does: t('keys.reschedule') },
    { caps: ['Alt', 'F10'], does: t('keys.toolbar') },
    { caps: ['Esc', 'Tab'], does: t('keys.leaveEditor') },
    { caps: ['?'], does: t('keys.help') },
  ];
  return (
    <DialogFrame title={t('keys.title')} onClose={onClose} maxWidth="xs">
      <DialogContent>
        <Box component="dl" sx={{ m: 0 }}>
          {keys.map(({ caps, does }) => (
            <Box key={does} sx={rowStyles}>
              <dt>{does}</dt>
              <Box component="dd" dir="ltr" sx={{ m: 0, display: 'flex', gap: 0.5 }}>
                {caps.map((cap) => (
                  <kbd key={cap}>{cap}</kbd>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <CloseActions onClose={onClose} />
    </DialogFrame>
  );
}

const rowStyles = {
  py: 1.25,
  gap: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  '& kbd': {
    px: 1,
    py: 0.25,
    font: 'inherit',
    fontSize: '0.8125rem',
    color: 'text.secondary',
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
  },
};
