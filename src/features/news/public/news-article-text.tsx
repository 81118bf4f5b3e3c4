import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { assetUrl } from '#src/api/assets.ts';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { NewsArticleContents } from './news-article-contents.tsx';
import { headingsOf } from './news-article-headings.ts';
import { useHeadingLinks } from './news-article-links.ts';

/** Fewer are seen at a glance. */
const LONG = 3;

type NewsArticleTextProps = { html: string };

/** An article's text on its own page: its headings can be linked to, and a long one has a list of them. */
export function NewsArticleText({ html }: NewsArticleTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const headings = useMemo(() => headingsOf(html), [html]);
  useHeadingLinks(text, headings);
  return (
    <Box sx={styles}>
      {headings.length >= LONG && <NewsArticleContents headings={headings} />}
      <Box ref={text} sx={textStyles}>
        <RichText html={html} resolve={assetUrl} />
      </Box>
    </Box>
  );
}

const textStyles = {
  mx: 'auto',
  width: 1,
  maxWidth: 'var(--column)',
  gridColumn: 2,
  gridRow: 1,
};

const styles = {
  display: { lg: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, var(--column)) minmax(0, 1fr)',
  columnGap: 5,
  alignItems: 'start',
  // On paper there is nothing to press: links say where they lead.
  '@media print': {
    display: 'block',
    '& a[href^="http"]::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
    '& h2, & h3, & h4': { breakAfter: 'avoid' },
    '& figure, & img, & blockquote, & tr': { breakInside: 'avoid' },
  },
};
