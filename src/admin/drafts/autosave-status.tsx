import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#src/i18n/format/format.ts';
import type { Autosave } from './autosave.ts';

/** An en space: a margin would be on the wrong side where the text's direction is not the page's. */
const GAP = '\u2002';

type AutosaveStatusProps = { autosave: Autosave };

/** Says when the draft was last saved, or that it cannot be. Not announced, because it changes with every pause. */
export function AutosaveStatus({ autosave }: AutosaveStatusProps) {
  const { t } = useTranslation('crud');
  const { savedAt, isFailing } = useSyncExternalStore(autosave.subscribe, autosave.getState);
  if (savedAt === null && !isFailing) return null;
  const time = formatTime(new Date(savedAt ?? 0).toISOString());
  return (
    <>
      {GAP}
      <Box component="span" aria-live="off" sx={{ whiteSpace: { sm: 'nowrap' } }}>
        {isFailing ? t('draft.notKept') : t('draft.keptAt', { time })}
      </Box>
    </>
  );
}
