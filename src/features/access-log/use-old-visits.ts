import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverDay } from '#src/lib/calendar-date.ts';
import { accessLogApi } from './api.ts';

const DAY = 86_400_000;
/** Single calls delete them: more than these take too long to wait for. */
const MOST = 500;

/** The oldest of the visits that are more than so many days ago, and how many there are in all. */
export function useOldVisits(age: number) {
  const [now] = useState(() => Date.now());
  const lastDay = serverDay(now - (age + 1) * DAY);
  const { data, error } = useQuery(
    accessLogApi.page({
      pageNo: 1,
      pageSize: MOST,
      sortField: 'createTime',
      sortOrder: 'asc',
      to: lastDay,
    }),
  );
  // A server that knows no such filter sends all: nothing is deleted on its word alone.
  const visits = data?.rows.filter(
    ({ createTime }) => createTime !== '' && serverDay(Date.parse(createTime)) <= lastDay,
  );
  const isAll = visits?.length === data?.rows.length;
  return { lastDay, visits, total: isAll ? (data?.total ?? 0) : (visits?.length ?? 0), error };
}
