import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import { formatRelative } from '#src/i18n/format/format-relative.ts';

type MomentTextProps = {
  iso: string;
  /** The date, as the card's subject wants it. */
  text: string;
};

/** A date with how far away it is; nothing without a date. */
export function MomentText({ iso, text }: MomentTextProps) {
  // Subscribes to language changes.
  useTranslation();
  const now = useNow();
  if (iso === '') return null;
  return (
    <Box sx={{ textAlign: 'end' }}>
      <time dateTime={iso}>{text}</time>
      <Box sx={{ typography: 'caption' }}>{formatRelative(iso, now)}</Box>
    </Box>
  );
}
