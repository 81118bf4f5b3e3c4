import Container from '@mui/material/Container';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useNow } from '#src/components/use-now.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { DetailsFailed } from '#src/components/details-failed.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import { jobApi } from '../api.ts';
import { JobArticleSkeleton } from './job-article-skeleton.tsx';
import { JobNotFound } from './job-not-found.tsx';
import { JobRead } from './job-read.tsx';
import { knownJob } from './known-job.ts';

type JobDetailsProps = {
  /** Where to apply if the position names no address; '' for nowhere, undefined while not known. */
  companyEmail: string | undefined;
};

/** One position, `?id=` (P7). Without an id, without a record, hidden or before its time: not found. */
export function JobDetails({ companyEmail }: JobDetailsProps) {
  const { t } = useTranslation('job');
  const id = useSearchParams()[0].get('id') ?? '';
  const client = useQueryClient();
  const now = useNow();
  const query = useQuery({
    ...jobApi.one(id),
    enabled: id !== '',
    placeholderData: () => knownJob(client, id),
  });

  if (id === '' || query.data === null) return <JobNotFound />;
  if (query.data) {
    if (!isVisibleNow(query.data, now)) return <JobNotFound />;
    return <JobRead key={id} job={query.data} companyEmail={companyEmail} />;
  }
  if (query.isError) {
    return (
      <DetailsFailed
        pageTitle={t('list.title')}
        title={t('details.failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 8, md: 12 }, minHeight: '100dvh' }}>
      <PageMeta title={t('list.title')} />
      <Waiting>
        <JobArticleSkeleton />
      </Waiting>
    </Container>
  );
}
