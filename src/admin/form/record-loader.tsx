import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { Resource } from '#src/api/records/resource.ts';
import { usePendingDeletions } from '#src/admin/deletion/use-pending-deletions.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { FormSkeleton } from './layout/form-skeleton.tsx';
import { CurrentPage } from '#src/admin/tabs/current-page.ts';
import { Notice } from '#src/components/notice.tsx';

type RecordLoaderProps<T, Input> = {
  api: Pick<Resource<T, Input>, 'name' | 'one'>;
  id: string;
  /** The list, which "not found" opens. */
  backTo: string;
  /** What else "not found" offers. */
  offer?: ReactNode;
  /** @param isGone whether it was deleted after the form was opened with it */
  children: (record: T, isGone: boolean) => ReactNode;
};

/**
 * Renders a form with a record that was read for this page, never with an older cached one; until then a skeleton,
 * the failure, or "not found", also for a pending deletion.
 */
export function RecordLoader<T, Input>(props: RecordLoaderProps<T, Input>) {
  const { api, id, backTo, offer, children } = props;
  const { t } = useTranslation('crud');
  const pending = usePendingDeletions(api.name);
  const isDeleted = pending.includes(id);
  const freshSince = useFreshSince();
  // The route's loader has asked already: neither its answer nor its failure is asked for again.
  const query = useQuery({
    ...api.one(id),
    refetchOnMount: (read) => (read.state.dataUpdatedAt < freshSince ? 'always' : false),
    retryOnMount: false,
    ...(isDeleted && { select: () => null }),
  });
  const isFresh = query.dataUpdatedAt >= freshSince;
  // When the record is deleted during editing, the form stays.
  const [last, setLast] = useState<T | null>(null);
  if (isFresh && query.data && query.data !== last) setLast(query.data);
  const record = query.data ?? last;
  const round = useRoundOnReturn(record, async () => {
    if (!query.isStale && !query.isFetching) return query.data;
    // The route's loader may be reading it.
    return (await query.refetch({ cancelRefetch: false })).data;
  });
  if (isFresh && record)
    return <Fragment key={round}>{children(record, !query.data && !isDeleted)}</Fragment>;
  if (query.error) return <Notice error={query.error} onRetry={() => void query.refetch()} />;
  if (isFresh && query.data === null) {
    return (
      <EmptyState
        illustration={<NotFoundIllustration />}
        title={t('form.notFound')}
        description={t('form.notFoundHint')}
        action={
          <>
            <RouterButton to={backTo} variant="contained">
              {t('form.backToList')}
            </RouterButton>
            {offer}
          </>
        }
      />
    );
  }
  return <FormSkeleton />;
}

/**
 * Counts how often the form has begun anew: when its cached page is shown again, nothing in it is unsaved, and the
 * record has been changed.
 * @param readNewest resolves with the newest record
 */
function useRoundOnReturn<T>(record: T | null, readNewest: () => Promise<T | null | undefined>) {
  const page = use(CurrentPage);
  const [round, setRound] = useState(0);
  const shown = useRef<T>(undefined);
  const startAnewIfChanged = useEffectEvent(async () => {
    const before = shown.current;
    if (before === undefined) return;
    const newest = await readNewest();
    if (!newest || isSame(newest, before) || page.isUnsaved()) return;
    shown.current = newest;
    setRound((count) => count + 1);
  });
  useEffect(() => {
    if (record !== null) shown.current ??= record;
  }, [record]);
  useEffect(() => {
    void startAnewIfChanged();
    // A save that waited for the network may have changed it.
    return localCopies.subscribe((kind) => {
      if (kind === 'waiting') void startAnewIfChanged();
    });
  }, []);
  return round;
}

/** What the route's loader says; without a loader, when this mounted. In epoch milliseconds. */
function useFreshSince(): number {
  const loaded: unknown = useLoaderData();
  // The loader runs again on revalidation, which must not reload an open form.
  const [freshSince] = useState(() =>
    isRecord(loaded) && typeof loaded.freshSince === 'number' ? loaded.freshSince : Date.now(),
  );
  return freshSince;
}
