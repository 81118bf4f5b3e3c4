import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { PictureTitle } from '#src/admin/list/cells/picture-title.tsx';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { useNow } from '#src/components/use-now.ts';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import type { Honor } from './schema.ts';
import { honorLevelText } from './honor-level-text.ts';

type HonorListCardProps = { honor: Honor; actions: ReactNode };

/** A row of the list on phones. Its parts are also cells of the grid. */
export function HonorListCard({ honor, actions }: HonorListCardProps) {
  const { t } = useTranslation('honor');
  return (
    <>
      <HonorTitle honor={honor} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <StatusSwitch record={honor} name={honor.name} />
        <Box sx={{ flexGrow: 1, typography: 'caption', color: 'text.secondary' }}>
          {honor.level && <div>{honorLevelText(t, honor.level)}</div>}
          <HonorValidity honor={honor} />
        </Box>
        {actions}
      </Box>
    </>
  );
}

type HonorTitleProps = { honor: Honor };

export function HonorTitle({ honor }: HonorTitleProps) {
  const { id, name, issuer, certificateNo, image } = honor;
  return (
    <PictureTitle
      record={honor}
      picture={<Picture src={assetUrl(image)} alt="" ratio={4 / 3} sizes="72px" fit="contain" />}
      title={name}
      to={editPathOf(id)}
      texts={[issuer, certificateNo]}
    />
  );
}

type HonorValidityProps = { honor: Honor };

/** Period of validity, including its last day. */
export function HonorValidity({ honor }: HonorValidityProps) {
  const { t } = useTranslation('honor');
  const today = serverDay(useNow());
  const { validUntil } = honor;
  if (validUntil === '') return t('validity.endless');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {validUntil < today && (
        <Chip
          size="small"
          color="warning"
          label={t('validity.expired')}
          sx={{ height: '1.25rem' }}
        />
      )}
      <time dateTime={validUntil}>{formatDay(validUntil)}</time>
    </Box>
  );
}
