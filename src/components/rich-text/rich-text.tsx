import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { sanitizeHtml } from '#src/lib/sanitize-html.ts';
import { richTextStyles } from './rich-text-styles.ts';

type RichTextProps = {
  /** As the server has it. */
  html: string;
  /** Completes the address of a picture. Give a function that stays the same. */
  resolve?: (address: string) => string;
};

/** Shows rich text (B9): sanitised, in article typography, with pictures that load lazily. */
export function RichText({ html, resolve }: RichTextProps) {
  const clean = useMemo(() => sanitizeHtml(html, resolve), [html, resolve]);
  // The text's own direction, not the page's.
  return <Box dir="auto" dangerouslySetInnerHTML={{ __html: clean }} sx={richTextStyles} />;
}
