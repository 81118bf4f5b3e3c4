import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { ArticleHeading } from './news-article-headings.ts';
import { contentsStyles } from './news-article-contents-styles.ts';
import { useCurrentHeading } from './use-current-heading.ts';

type NewsArticleContentsProps = { headings: readonly ArticleHeading[] };

/** A long article's headings: beside the text where there is room, else folded above it. */
export function NewsArticleContents({ headings }: NewsArticleContentsProps) {
  const { t } = useTranslation('news');
  const isBeside = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const current = useCurrentHeading(headings);
  const { search } = useLocation();
  const list = (
    <Box component="ol" sx={contentsStyles.list}>
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
