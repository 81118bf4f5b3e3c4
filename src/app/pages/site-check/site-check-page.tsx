import { useTranslation } from 'react-i18next';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { CheckState } from './check-state.tsx';
import { FindingsList } from './findings-list.tsx';
import { useSiteCheck } from './use-site-check.ts';

/** Reads all records when it is asked to, and names what visitors should not meet in them. */
export function Component() {
  const { t } = useTranslation('site-check');
  const check = useSiteCheck();
  const { findings, failures, isEnded } = check;
  const isFine = isEnded && findings.length === 0 && failures.length === 0;
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <CheckState check={check} />
      {findings.length > 0 && <FindingsList findings={findings} />}
      {isFine && (
        <EmptyState
          illustration={<EmptyIllustration />}
          title={t('nothing')}
          description={t('nothingHint')}
        />
      )}
    </>
  );
}
