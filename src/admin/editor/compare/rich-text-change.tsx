import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changedBlocks } from './changed-blocks.ts';
import { markWords } from './mark-words.ts';
import { RichText } from '#src/components/rich-text/rich-text.tsx';

type RichTextChangeProps = {
  html: string;
  /** HTML to compare with. */
  other: string;
  /** Returns the full URL of an image; has to be a stable function. */
  resolve?: (address: string) => string;
};

/**
 * Shows one version of a changed rich text: the changed blocks, their changed words marked, and
 * the number of equal ones.
 */
export function RichTextChange({ html, other, resolve }: RichTextChangeProps) {
  const { t } = useTranslation('components');
  const { html: changed, same } = changedBlocks(html, other);
  const marked = useMemo(
    () => markWords(changed, changedBlocks(other, html).html),
    [changed, html, other],
  );
  return (
    // `tabIndex` makes it scrollable by keyboard.
    <Box
      tabIndex={0}
      role="group"
      aria-label={t('richTextChange.label')}
      sx={{ maxHeight: 280, overflow: 'auto' }}
    >
      {changed === '' ? t('richTextChange.nothing') : <RichText html={marked} resolve={resolve} />}
      {same > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('richTextChange.same', { count: same })}
        </Typography>
      )}
    </Box>
  );
}
