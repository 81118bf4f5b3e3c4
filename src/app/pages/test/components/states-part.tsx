import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '#src/admin/form/layout/form-skeleton.tsx';
import { ListAlerts, NoRows, NothingYet } from '#src/admin/list/core/list-state.tsx';
import { RowsSkeleton } from '#src/admin/list/core/rows-skeleton.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { Sample } from './sample.tsx';

/** What is shown instead of a list or form that has no content. */
export function StatesPart() {
  const { t } = useTranslation('components-page');
  const { t: kitText } = useTranslation('crud');
  return (
    <>
      <Sample title={t('standIn.rows')} file="admin/list/core/rows-skeleton.tsx">
        <Card>
          <RowsSkeleton />
        </Card>
      </Sample>
      <Sample title={t('standIn.form')} file="admin/form/layout/form-skeleton.tsx">
        <FormSkeleton />
      </Sample>
      <Sample title={t('standIn.failed')} file="admin/list/core/list-state.tsx">
        <FailedList />
      </Sample>
      <Sample title={t('standIn.dropped')} file="admin/list/core/list-state.tsx">
        <ListAlerts list={{ data: { dropped: 2 }, error: null, refetch: doNothing }} />
      </Sample>
      <Sample title={t('standIn.nothingYet')} file="admin/list/core/list-state.tsx">
        <Card>
          <NothingYet
            action={
              <Button variant="contained" href="#inputs">
                {t('standIn.new')}
              </Button>
            }
          />
        </Card>
      </Sample>
      <Sample title={t('standIn.nothingFound')} file="admin/list/core/list-state.tsx">
        <Card>
          <NoRows
            title={kitText('list.nothingFound')}
            description={kitText('list.nothingFoundHint')}
          />
        </Card>
      </Sample>
      <Sample title={t('standIn.notFound')} file="components/page/empty-state.tsx">
        <Card>
          <EmptyState
            illustration={<NotFoundIllustration />}
            title={kitText('form.notFound')}
            description={kitText('form.notFoundHint')}
            action={
              <RouterButton to="/test" variant="contained">
                {t('back')}
              </RouterButton>
            }
          />
        </Card>
      </Sample>
    </>
  );
}

const doNothing = async () => {};

/** A list that fails to load, and succeeds at the second attempt. */
function FailedList() {
  const { t } = useTranslation('components-page');
  const [hasFailed, setFailed] = useState(true);
  const error = hasFailed ? new ApiError({ kind: 'network', call: 'GET sample' }) : null;
  return (
    <div role="status">
      <ListAlerts list={{ data: undefined, error, refetch: async () => setFailed(false) }} />
      {!hasFailed && t('standIn.came')}
    </div>
  );
}
