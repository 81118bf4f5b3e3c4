import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '#src/i18n/i18next.d.ts';

/** Badge at the end of an entry. */
export function NavInfo({ info }: { info: TextKey }) {
  const { t } = useTranslation(['navdata', 'common']);
  return <Chip size="small" variant="soft" color="info" label={t(info)} sx={{ flexShrink: 0 }} />;
}
