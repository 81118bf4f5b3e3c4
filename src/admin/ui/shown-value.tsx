import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '#src/lib/records/is-record.ts';
import { MarkedText } from './marked-text.tsx';

/** Renders a value for a comparison; `other` is the value it is compared with. */
export type ShowValue = (value: unknown, other: unknown) => ReactNode;

type ShownValueProps = {
  value: unknown;
  /** The value it is compared with. */
  other: unknown;
  /** The field's own renderer. */
  show: ShowValue | undefined;
};

/**
 * A field's value for people: by the field's own renderer, else as text with its changed words marked, lists
 * in lines.
 */
export function ShownValue({ value, other, show }: ShownValueProps) {
  const { t } = useTranslation('crud');
  const isEmpty = value === '' || value === null || value === undefined;
  if (isEmpty || (Array.isArray(value) && value.length === 0)) {
    return <Box sx={{ color: 'text.secondary' }}>{t('changes.empty')}</Box>;
  }
  return (
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {show ? (
        show(value, other ?? '')
      ) : (
        <MarkedText text={toText(value)} other={toText(other ?? '')} />
      )}
    </Box>
  );
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (isRecord(value)) return Object.values(value).map(toText).join(' · ');
  return String(value);
}
