import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '#src/lib/records/is-record.ts';
import { changedWords, splitWords } from '#src/lib/text/changed-words.ts';

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
 * A field's value for people: by the field's own renderer, else as text, lists in lines. In a text the changed words
 * are marked.
 */
export function ShownValue({ value, other, show }: ShownValueProps) {
  const { t } = useTranslation('crud');
  if (isEmpty(value)) {
    return <Box sx={{ color: 'text.secondary' }}>{t('changes.empty')}</Box>;
  }
  const textOf = (one: unknown, another: unknown) => (show ? show(one, another) : toText(one));
  const shown = textOf(value, other ?? '');
  const compared = isEmpty(other) ? '' : textOf(other, value);
  return (
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {typeof shown === 'string' ? (
        <MarkedText text={shown} other={typeof compared === 'string' ? compared : ''} />
      ) : (
        shown
      )}
    </Box>
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) ? value.length === 0 : value === '');

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (isRecord(value)) return Object.values(value).map(toText).join(' · ');
  return String(value);
}

type MarkedTextProps = {
  text: string;
  /** The text it is compared with. */
  other: string;
};

/** A text, with the words marked that the other one lacks. */
function MarkedText({ text, other }: MarkedTextProps) {
  const parts = useMemo(() => partsOf(text, other), [text, other]);
  return parts.map(({ start, text, isChanged }) =>
    isChanged ? (
      <Box
        key={start}
        component="mark"
        sx={{
          color: 'inherit',
          bgcolor: 'rgba(var(--mui-palette-warning-mainChannel) / 0.32)',
        }}
      >
        {text}
      </Box>
    ) : (
      text
    ),
  );
}

type Part = { start: number; text: string; isChanged: boolean };

function partsOf(text: string, other: string): Part[] {
  const words = splitWords(text);
  const changed = changedWords(words, splitWords(other));
  const parts: Part[] = [];
  let start = 0;
  for (const [index, word] of words.entries()) {
    const isChanged = changed[index] ?? false;
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) last.text += word;
    else parts.push({ start, text: word, isChanged });
    start += word.length;
  }
  return parts;
}
