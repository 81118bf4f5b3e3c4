import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isRecord } from '#src/lib/is-record.ts';
import type { ShowValue } from './form-fields.tsx';

type ShownValueProps = {
  value: unknown;
  /** What it is compared with. */
  other: unknown;
  /** The field's own way to show it. */
  show: ShowValue | undefined;
};

/** A field's value as people read it: in the field's own way, else as text, a list as lines. */
export function ShownValue({ value, other, show }: ShownValueProps) {
  const { t } = useTranslation('crud');
  const isEmpty = value === '' || value === null || value === undefined;
  if (isEmpty || (Array.isArray(value) && value.length === 0)) {
    return <Box sx={{ color: 'text.secondary' }}>{t('changes.empty')}</Box>;
  }
  return (
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {show ? show(value, other ?? '') : toText(value)}
    </Box>
  );
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (isRecord(value)) return Object.values(value).map(toText).join(' · ');
  return String(value);
}
