import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { confirmCreated, sendAgain, type WaitingSave } from '#src/admin/outbox/outbox.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { releaseFocus } from '#src/components/release-focus.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { useFormSave, useSaveState } from './save/use-save.ts';

type UncertainProps = { waiting: WaitingSave };

/** How many records with the same title are shown. */
const SHOWN = 3;

/** Says that the record of this form may have been created already, and shows what the list has. */
export function UncertainNotice() {
  const state = useSaveState(useFormSave());
  return state.is === 'uncertain' && <MayExist waiting={state.copy} />;
}

function MayExist({ waiting }: UncertainProps) {
  const { t } = useTranslation('crud');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces, because newer browsers return a promise.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert ref={place} severity="warning" sx={{ mb: 3 }}>
      {t('waiting.uncertain', { title: waiting.title })}
      <CreatedRecords waiting={waiting} />
    </Alert>
  );
}

/** The records of the list with the title of a creation that may have arrived, and what can be done with it. */
export function CreatedRecords({ waiting }: UncertainProps) {
  const { t } = useTranslation('crud');
  const { type, title, id } = waiting;
  const source = useRecordSource(type);
  const { data, error, refetch } = useQuery({
    queryKey: [type, 'created', title],
    queryFn: source ? ({ client }) => source.search(client, title, SHOWN) : skipToken,
    staleTime: 0,
  });
  const act = (work: Promise<void>) => {
    work.catch((fault: unknown) => toast.error(errorMessage(fault)));
  };
  return (
    <Box ref={releaseFocus}>
      {error ? (
        <p ref={releaseFocus}>
          {t('waiting.listFailed')}
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </p>
      ) : (
        data && <p>{t(data.length > 0 ? 'waiting.inList' : 'waiting.notInList')}</p>
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((record) => (
            <li key={record.id}>
              <RouterLink color="inherit" to={source?.formPath(record.id, record.title) ?? ''}>
                {record.title}
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
      <Button color="inherit" size="small" onClick={() => act(sendAgain(id))}>
        {t('waiting.sendAgain')}
      </Button>
      <Button color="inherit" size="small" onClick={() => act(confirmCreated(id))}>
        {t('waiting.exists')}
      </Button>
    </Box>
  );
}
