import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { canonicalPath } from '#src/components/page/canonical-path.ts';
import { recordVisit } from '#src/features/access-log/public/record-visit.ts';
import { useSession } from '#src/session/use-session.ts';
import { refusesTracking } from './analytics-settings.ts';
import { useConsent } from './consent.ts';

/** Records a visitor's page views in the access log, unless they or their browser object. For public layouts only. */
export function Visits() {
  const path = canonicalPath(useLocation());
  const isVisitor = useSession().status === 'unauthenticated';
  const isRefused = useConsent() === 'refused' || refusesTracking();
  const isRecorded = isVisitor && !isRefused;
  useEffect(() => (isRecorded ? recordVisit(path) : undefined), [isRecorded, path]);
  return null;
}
