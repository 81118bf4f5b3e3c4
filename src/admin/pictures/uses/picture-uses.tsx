import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { UnreadNotice } from '#src/admin/records/unread-notice.tsx';
import { ScanProgress } from '#src/admin/records/scan-progress.tsx';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { useRecordScan } from '#src/admin/records/use-record-scan.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { pictureKey } from './picture-key.ts';
import { inspectPictures, type PictureRecord, PICTURES } from './picture-records.ts';

/** A record, and the content type that it belongs to. */
export type PictureUse = { source: RecordSource; record: PictureRecord };

/** The records of all content types that show a picture, and how far they are read. */
export function usePictureUses(address: string) {
  const sources = useRecordSources();
  const { read, ...scan } = useRecordScan({
    part: PICTURES,
    inspect: inspectPictures,
    sources,
  });
  const key = pictureKey(address);
  const uses = read.flatMap(({ source, data }) =>
    data.found
      .filter(({ keys }) => key !== undefined && keys.has(key))
      .map((record): PictureUse => ({ source, record })),
  );
  return { uses, ...scan };
}

type PictureUsesProps = {
  found: ReturnType<typeof usePictureUses>;
  /** The most records that are listed. */
  most?: number;
};

const MOST = 50;

/** The records that show a picture, with links to their forms; how far the search is, and what failed. */
export function PictureUses({ found, most = MOST }: PictureUsesProps) {
  const { t } = useTranslation('crud');
  const { t: titleOf } = useTranslation(['navdata', 'common']);
  const { uses, failures } = found;
  return (
    <>
      <ScanProgress scan={found} title={t('pictures.uses.reading')}>
        {uses.length > 0
          ? t('pictures.uses.count', { count: uses.length })
          : failures.length === 0 && t('pictures.uses.none')}
      </ScanProgress>
      {uses.length > 0 && (
        <Box component="ul" aria-label={t('pictures.uses.title')} sx={listStyles}>
          {uses.slice(0, most).map(({ source, record }) => (
            <li key={`${source.name} ${record.id}`}>
              <RouterLink to={source.formPath(record.id)} variant="body2">
                {record.title || String(record.id)}
              </RouterLink>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {titleOf(source.title)}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {uses.length > most && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('pictures.uses.moreOf', { count: uses.length - most })}
        </Typography>
      )}
      <UnreadNotice failures={failures} sx={{ mt: 1 }} />
    </>
  );
}

const listStyles = {
  mt: 1,
  overflowWrap: 'anywhere',
  '& > li': { py: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 },
};
