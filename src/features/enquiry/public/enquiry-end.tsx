import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import WaitingIcon from '@mui/icons-material/ScheduleSend';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type EnquiryEndProps = { kind: 'sent' | 'waiting' };

/** Replaces the form: says that the message was sent or waits for a connection. Receives the focus. */
export function EnquiryEnd({ kind }: EnquiryEndProps) {
  const { t } = useTranslation('enquiry');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const Icon = kind === 'sent' ? CheckIcon : WaitingIcon;
  return (
    <Box ref={place} role="status" tabIndex={-1} sx={styles}>
      <Icon sx={{ fontSize: 48, color: kind === 'sent' ? 'success.main' : 'info.main' }} />
      <Typography variant="h6" component="p" sx={{ mt: 1 }}>
        {t(`${kind}.title`)}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>
        {t(`${kind}.text`)}
      </Typography>
    </Box>
  );
}

const styles = { py: 4, px: 1, textAlign: 'center', outline: 0 };
