import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import WaitingIcon from '@mui/icons-material/ScheduleSend';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquirySubject } from './enquiry-subject.ts';

type EnquiryEndProps = {
  kind: 'sent' | 'waiting';
  subject: EnquirySubject;
  /** When the company answers; '' if it says nothing. */
  replyPromise: string;
  /** Lets the message wait no longer, and shows the form. */
  onEdit: () => void;
};

/**
 * Replaces the form: what happens next with a message that was sent or waits for a connection. The dialog's title says
 * which of the two. Receives the focus.
 */
export function EnquiryEnd({ kind, subject, replyPromise, onEdit }: EnquiryEndProps) {
  const { t } = useTranslation('enquiry');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const isSent = kind === 'sent';
  const Icon = isSent ? CheckIcon : WaitingIcon;
  return (
    <Box ref={place} role="status" tabIndex={-1} sx={styles}>
      <Icon sx={{ fontSize: '3rem', color: isSent ? 'success.main' : 'info.main' }} />
      <Typography sx={{ mt: 1, textWrap: 'pretty' }}>
        {isSent ? t(`sent.text.${subject.type}`, { title: subject.title }) : t('waiting.text')}
      </Typography>
      {isSent && replyPromise && (
        <Typography sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>
          {replyPromise}
        </Typography>
      )}
      {!isSent && (
        <Button variant="soft" onClick={onEdit} sx={{ mt: 2 }}>
          {t('waiting.edit')}
        </Button>
      )}
    </Box>
  );
}

const styles = { py: 4, px: 1, textAlign: 'center', outline: 0 };
