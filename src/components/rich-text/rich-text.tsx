import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { sanitizeHtml } from '#src/lib/sanitize-html.ts';
import { richTextStyles } from './rich-text-styles.ts';

type RichTextProps = {
  /** As the server has it. */
  html: string;
  /** Completes the address of a picture. Give a function that stays the same. */
  resolve?: (address: string) => string;
  /** Changes the sanitised nodes, as `sanitizeHtml` has it. Give a function that stays the same. */
  finish?: (kept: DocumentFragment) => void;
};

/** Shows rich text (B9): sanitised, in article typography, with pictures that load lazily. */
export function RichText({ html, resolve, finish }: RichTextProps) {
  const clean = useMemo(() => sanitizeHtml(html, { resolve, finish }), [html, resolve, finish]);
  // The text's own direction, not the page's.
  return <Box dir="auto" dangerouslySetInnerHTML={{ __html: clean }} sx={richTextStyles} />;
}
