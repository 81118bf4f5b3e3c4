import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CloseActions, DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { chatAddress, isOwnChat } from '#src/api/chat/chat.ts';
import { formatCount } from '#src/i18n/format/format-count.ts';
import { MOST_READ } from './prompts.ts';

type WhatIsSentDialogProps = { onClose: () => void };

/** Explains what writing help sends, where to, and when. */
export function WhatIsSentDialog({ onClose }: WhatIsSentDialogProps) {
  const { t } = useTranslation('writing');
  return (
    <DialogFrame title={t('sent.title')} onClose={onClose}>
      <DialogContent dividers sx={{ '& > * + *': { mt: 2 } }}>
        <Typography>{t('sent.when')}</Typography>
        <Typography>{t(isOwnChat ? 'sent.own' : 'sent.other')}</Typography>
        <Typography component="p" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {new URL(chatAddress(), window.location.href).href}
        </Typography>
        <Box component="ul" sx={{ mt: '1em', pl: 2.5, listStyle: 'disc', '& li + li': { mt: 1 } }}>
          <li>{t('sent.drafts', { count: formatCount(MOST_READ) })}</li>
          <li>{t('sent.english')}</li>
          <li>{t('sent.lawful')}</li>
          <li>{t('sent.alt')}</li>
        </Box>
        <Typography>{t('sent.never')}</Typography>
        <Typography>{t('sent.check')}</Typography>
      </DialogContent>
      <CloseActions onClose={onClose} />
    </DialogFrame>
  );
}
