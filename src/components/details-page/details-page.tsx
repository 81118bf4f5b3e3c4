import Button from '@mui/material/Button';
import {
  type QueryClient,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorMessage } from '#src/i18n/error-message.ts';
import { ErrorView } from '#src/components/page/error-view.tsx';
import { ErrorIllustration } from '#src/components/illustrations/error-illustration.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';

type DetailsPageProps<T> = {
  /** Options of the query that reads the record; null in its data means that there is none. */
  query: (id: string, client: QueryClient) => UseQueryOptions<T | null>;
  isVisible: (record: T) => boolean;
  /** The page's title while the record is loading. */
  title: string;
  /** Has the padding of the page. */
  skeleton: ReactNode;
  /** Says that it could not be read. */
  failed: string;
  notFound: {
    title: string;
    hint: string;
    /** Path of the list, and the label of the link to it. */
    to: string;
    action: string;
  };
  children: (record: T) => ReactNode;
};

/**
 * The page of one public record, `?id=`: skeleton, error, not found or the record. A record without an
 * id or one that visitors may not see is not found.
 */
export function DetailsPage<T>(props: DetailsPageProps<T>) {
  const { query, isVisible, title, skeleton, failed, notFound, children } = props;
  const { t } = useTranslation();
  const id = useSearchParams()[0].get('id') ?? '';
  const client = useQueryClient();
  const { data, error, isError, refetch } = useQuery({ ...query(id, client), enabled: id !== '' });

  if (data && id !== '' && isVisible(data)) return children(data);
  if (data || data === null || id === '') {
    return (
      <>
        <PageMeta title={notFound.title} noIndex />
        <ErrorView
          illustration={<NotFoundIllustration />}
          title={notFound.title}
          description={notFound.hint}
          actions={
            <RouterButton to={notFound.to} variant="contained" color="secondary" size="large">
              {notFound.action}
            </RouterButton>
          }
        />
      </>
    );
  }
  if (isError) {
    return (
      <>
        <PageMeta title={failed} noIndex />
        <ErrorView
          illustration={<ErrorIllustration />}
          title={failed}
          description={errorMessage(error)}
          actions={
            <Button
              variant="contained"
              color="secondary"
              size="large"
              onClick={() => void refetch()}
            >
              {t('action.retry')}
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      <PageMeta title={title} />
      <BusyRegion>{skeleton}</BusyRegion>
    </>
  );
}
