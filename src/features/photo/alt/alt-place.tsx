import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PictureUses } from '#src/admin/pictures/uses/picture-uses.tsx';
import { usePictureUses } from '#src/admin/pictures/uses/use-picture-uses.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import type { MissingAlt } from './use-missing-alts.ts';

type AltPlaceProps = { item: MissingAlt };

/** Where a picture is: in the text of a record, or in the library with the records that show it. */
export function AltPlace({ item }: AltPlaceProps) {
  return item.kind === 'photo' ? <InLibrary photo={item.photo} /> : <InText item={item} />;
}

type InTextProps = { item: Extract<MissingAlt, { kind: 'text' }> };

function InText({ item: { source, record } }: InTextProps) {
  const { t } = useTranslation('photo-management');
  const { t: titleOf } = useTranslation(['navdata', 'common']);
  return (
    <Box sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('alt.inText', { type: titleOf(source.title) })}
      </Typography>
      <RouterLink to={source.formPath(record.id)} variant="subtitle1">
        {record.title || String(record.id)}
      </RouterLink>
    </Box>
  );
}

type InLibraryProps = { photo: Photo };

function InLibrary({ photo }: InLibraryProps) {
  const { t } = useTranslation('photo-management');
  const found = usePictureUses(photo.url);
  return (
    <Box sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('alt.inLibrary')}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mb: 1 }}>
        {photo.name}
      </Typography>
      <PictureUses found={found} most={5} />
    </Box>
  );
}
