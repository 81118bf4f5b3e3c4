import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWith } from '#src/i18n/format.ts';
import type { Keeper } from './keeper.ts';

/** An en space: a margin would be at the wrong side of a text that runs against the page. */
const GAP = '\u2002';

type KeptStateProps = { keeper: Keeper };

/** When the form's draft was kept, or that drafts are not kept here. Not read out: it changes all the time. */
export function KeptState({ keeper }: KeptStateProps) {
  const { t } = useTranslation('crud');
  const { keptAt, isFailing } = useSyncExternalStore(keeper.subscribe, keeper.getState);
  if (keptAt === null && !isFailing) return null;
  const time = formatWith(new Date(keptAt ?? 0).toISOString(), (parts) => parts.time);
  return (
    <>
      {GAP}
      <Box component="span" aria-live="off" sx={{ whiteSpace: 'nowrap' }}>
        {isFailing ? t('draft.notKept') : t('draft.keptAt', { time })}
      </Box>
    </>
  );
}
