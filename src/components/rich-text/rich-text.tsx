import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { sanitizeHtml } from '#src/lib/sanitize-html.ts';
import { richTextStyles } from './rich-text-styles.ts';
import { useCanSanitize } from './use-can-sanitize.ts';

type RichTextProps = {
  /** As the server has it. */
  html: string;
  /** Completes the address of a picture. Give a function that stays the same. */
  resolve?: (address: string) => string;
};

/** Shows rich text (B9): sanitised, in article typography, pictures fetched as they come near. */
export function RichText({ html, resolve }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const canSanitize = useCanSanitize();
  // As nodes: markup that is never a string again cannot be read in another way than it was checked.
  useLayoutEffect(() => {
    if (canSanitize) text.current?.replaceChildren(sanitizeHtml(html, resolve));
  }, [canSanitize, html, resolve]);
  // The text's own direction, not the page's.
  return <Box ref={text} dir="auto" sx={richTextStyles} />;
}
