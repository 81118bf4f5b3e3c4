import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { isUntranslated, langOf, localized } from '#src/api/fields/localized.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { useCategorized } from '#src/api/records/use-categorized.ts';
import { DetailsFrame } from '#src/components/details-page/details-frame.tsx';
import { OthersBand } from '#src/components/details-page/others-band.tsx';
import { DetailsPage } from '#src/components/details-page/details-page.tsx';
import { useNow } from '#src/components/use-now.ts';
import { newsCategoryApi } from '../category/schema.ts';
import { NewsArticle, NewsArticleSkeleton } from '../public/news-article.tsx';
import { NewsPageMeta } from '../public/news-page-meta.tsx';
import { newsPoster } from '../public/news-poster.ts';
import { oneNews } from '../public/one-news.ts';
import { useNewest } from '../public/use-newest.ts';
import { type News, newsFields } from '../schema.ts';
import { CaseCard } from './case-card.tsx';
import { isCase } from './case-category.ts';
import { CaseFigures } from './case-figures.tsx';
import { caseGridStyles } from './case-grid-styles.ts';
import { linkedProducts, readCase, readQuotes } from './case-text.ts';

type CaseDetailsProps = {
  /** Renders the products to which the case's text links. */
  products: (ids: readonly string[]) => ReactNode;
};

/** One case, `?id=`. */
export function CaseDetails({ products }: CaseDetailsProps) {
  const { t } = useTranslation('success-case');
  const now = useNow();
  const { search, hash } = useLocation();
  return (
    <DetailsPage
      query={oneNews}
      isVisible={(news) => isVisibleNow(news, newsFields, now)}
      title={t('list.title')}
      skeleton={<NewsArticleSkeleton />}
      failed={t('details.failed')}
      notFound={{
        title: t('details.notFound'),
        hint: t('details.notFoundHint'),
        to: '/case',
        action: t('details.toList'),
      }}
    >
      {(news) =>
        isCase(news) ? (
          <LoadedCase news={news} products={products} />
        ) : (
          <Navigate to={{ pathname: '/news/details', search, hash }} replace />
        )
      }
    </DetailsPage>
  );
}

function LoadedCase({ news: read, products }: CaseDetailsProps & { news: News }) {
  const { t } = useTranslation('success-case');
  const news = useCategorized(localized(read), newsCategoryApi);
  const { figures, rest } = readCase(news.content);
  return (
    <>
      <NewsPageMeta
        news={news}
        list={{ name: t('list.title'), url: '/case' }}
        type="Article"
        quotes={readQuotes(rest)}
      />
      <DetailsFrame
        to="/case"
        label={t('details.toList')}
        title={news.title}
        poster={newsPoster(news, figures)}
        isUntranslated={isUntranslated(read)}
        maxWidth={{ xs: '38rem', md: '40rem' }}
      >
        <NewsArticle
          news={{ ...news, content: rest }}
          figures={<CaseFigures figures={figures} lang={langOf(news, 'content')} />}
        />
      </DetailsFrame>
      {products(linkedProducts(rest))}
      <OtherCases news={news} />
    </>
  );
}

const SHOWN = 3;

/** The newest other cases; nothing if there are none. */
function OtherCases({ news }: { news: News }) {
  const { t } = useTranslation('success-case');
  const { rows: others = [] } = useNewest(news.categoryId, SHOWN, news.id);
  if (others.length === 0) return null;
  return (
    <OthersBand title={t('details.others')}>
      <Box sx={caseGridStyles}>
        {others.map((row) => (
          <CaseCard key={row.id} news={row} growsIntoArticle={false} />
        ))}
      </Box>
    </OthersBand>
  );
}
