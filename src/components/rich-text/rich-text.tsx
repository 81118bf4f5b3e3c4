import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { sanitizeHtml } from '#src/lib/html/sanitize-html.ts';
import { useVideoPress } from './use-video-press.tsx';
import { richTextStyles } from './rich-text-styles.ts';

type RichTextProps = {
  /** HTML from the server. */
  html: string;
  /** The text's language, where it is not the page's. */
  lang?: string | undefined;
  /** Resolves a picture's URL; must be a stable function. */
  resolve?: (address: string) => string;
  /** Changes the sanitised nodes, see `sanitizeHtml`; must be a stable function. */
  finish?: (kept: DocumentFragment) => void;
};

/** Renders rich text: sanitised, in article typography, with lazy pictures. */
export function RichText({ html, lang, resolve, finish }: RichTextProps) {
  const clean = useMemo(() => sanitizeHtml(html, { resolve, finish }), [html, resolve, finish]);
  const { onClick, player } = useVideoPress(resolve);
  // The text's direction may differ from the page's.
  return (
    <>
      <Box
        dir="auto"
        lang={lang}
        onClick={onClick}
        dangerouslySetInnerHTML={{ __html: clean }}
        sx={richTextStyles}
      />
      {player}
    </>
  );
}
