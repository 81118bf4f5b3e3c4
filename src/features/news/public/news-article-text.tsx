import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { ReadAloud } from '#src/components/read-aloud/read-aloud.tsx';
import { CleanText } from '#src/components/rich-text/rich-text.tsx';
import {
  type ArticleHeading,
  readArticle,
  useCurrentHeading,
  useHeadingLink,
} from './article-headings.ts';

/** From this number of headings on, a table of contents is shown. */
const MIN_HEADINGS = 3;

type NewsArticleTextProps = { html: string; lang?: string | undefined };

/** The text with headings that can be linked to, and a table of contents if it is long. */
export function NewsArticleText({ html, lang }: NewsArticleTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const { clean, headings } = useMemo(() => readArticle(html, assetUrl), [html]);
  useHeadingLink(text, headings);
  return (
    <Box sx={styles}>
      {headings.length >= MIN_HEADINGS && <NewsArticleContents headings={headings} lang={lang} />}
      <Box ref={text} sx={textStyles}>
        <ReadAloud>
          <CleanText html={html} clean={clean} lang={lang} resolve={assetUrl} />
        </ReadAloud>
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
  // Printed links show their address.
  '@media print': {
    display: 'block',
    '& a[href^="http"]::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
    '& h2, & h3, & h4': { breakAfter: 'avoid' },
    '& figure, & img, & blockquote, & tr': { breakInside: 'avoid' },
  },
};

type NewsArticleContentsProps = {
  headings: readonly ArticleHeading[];
  lang: string | undefined;
};

/** The table of contents: beside the text on wide screens, collapsed above it on others. */
function NewsArticleContents({ headings, lang }: NewsArticleContentsProps) {
  const { t } = useTranslation('news');
  const isBeside = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const current = useCurrentHeading(headings);
  const { search } = useLocation();
  const list = (
    <Box component="ol" lang={lang} sx={contentsStyles.list}>
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <Box
            component={Link}
            to={{ search, hash: id }}
            aria-current={id === current ? 'location' : undefined}
            sx={[contentsStyles.link, level > 2 && contentsStyles.inner]}
          >
            {text}
          </Box>
        </li>
      ))}
    </Box>
  );
  return (
    <Box component="nav" aria-label={t('details.contents')} sx={contentsStyles.nav}>
      {isBeside ? (
        <>
          <Box sx={contentsStyles.title}>{t('details.contents')}</Box>
          {list}
        </>
      ) : (
        <details>
          <Box component="summary" sx={contentsStyles.summary}>
            {t('details.contents')}
          </Box>
          {list}
        </details>
      )}
    </Box>
  );
}

const contentsStyles = {
  nav: {
    gridColumn: 3,
    gridRow: 1,
    mx: { xs: 'auto', lg: 0 },
    mb: { xs: 4, lg: 0 },
    maxWidth: 'var(--column)',
    position: { lg: 'sticky' },
    top: 'calc(var(--header-height) + 32px)',
    maxHeight: { lg: 'calc(100dvh - var(--header-height) - 64px)' },
    overflowY: { lg: 'auto' },
    typography: 'body2',
    '@media print': { display: 'none' },
  },
  title: { mb: 1, fontWeight: 600 },
  summary: {
    px: 2,
    py: 1.25,
    borderRadius: 1,
    bgcolor: 'background.neutral',
    fontWeight: 600,
    cursor: 'pointer',
    'details[open] > &': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
  list: {
    borderInlineStart: { lg: '1px solid var(--mui-palette-divider)' },
    'details > &': {
      px: 1,
      pb: 1,
      bgcolor: 'background.neutral',
      borderEndStartRadius: 8,
      borderEndEndRadius: 8,
    },
  },
  link: {
    display: 'block',
    py: { xs: 1, lg: 0.625 },
    paddingInline: { xs: 1, lg: 1.75 },
    marginInlineStart: { lg: '-1px' },
    borderInlineStart: { lg: '2px solid transparent' },
    color: 'text.secondary',
    textDecoration: 'none',
    lineHeight: 1.5,
    '&:hover': { color: 'text.primary' },
    '&[aria-current]': { color: 'brand.text', borderInlineStartColor: 'currentColor' },
  },
  inner: { paddingInlineStart: { xs: 3, lg: 3.5 } },
} as const;
