import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { changedBlocks } from './changed-blocks.ts';
import { RichText } from '#src/components/rich-text/rich-text.tsx';

type RichTextChangeProps = {
  html: string;
  /** What it is compared with. */
  other: string;
  /** Completes the address of a picture. Give a function that stays the same. */
  resolve?: (address: string) => string;
};

/** One side of a changed rich text: what differs, and how much around it does not. */
export function RichTextChange({ html, other, resolve }: RichTextChangeProps) {
  const { t } = useTranslation('components');
  const { html: changed, same } = changedBlocks(html, other);
  return (
    // Scrolls by keyboard too.
    <Box
      tabIndex={0}
      role="group"
      aria-label={t('richTextChange.label')}
      sx={{ maxHeight: 280, overflow: 'auto' }}
    >
      {changed === '' ? t('richTextChange.nothing') : <RichText html={changed} resolve={resolve} />}
      {same > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('richTextChange.same', { count: same })}
        </Typography>
      )}
    </Box>
  );
}
