import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { LazyLightbox } from '#src/components/lightbox/lazy-lightbox.ts';
import { Picture } from '#src/components/picture.tsx';
import { useNow } from '#src/components/use-now.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { knownWord } from '#src/lib/text/known-word.ts';
import { type Honor, HONOR_LEVELS } from '../schema.ts';

/** Grid of certificates; each opens in the lightbox. */
export function HonorGallery({ honors: read }: { honors: Honor[] }) {
  const honors = localized(read);
  const { t } = useTranslation('about-us');
  const [viewed, setViewed] = useState<number | null>(null);
  const pictures = useMemo(
    () => honors.map(({ image, name }) => ({ src: assetUrl(image), alt: name })),
    [honors],
  );
  return (
    <>
      <Box component="ul" sx={gridStyles}>
        {honors.map((honor, index) => (
          <HonorTile key={honor.id} honor={honor} onOpen={() => setViewed(index)} />
        ))}
      </Box>
      {viewed !== null && (
        <LazyLightbox
          label={t('honors.gallery')}
          pictures={pictures}
          index={viewed}
          finite
          caption={(index) => honors[index] && <HonorCaption honor={honors[index]} />}
          captionHeight={CAPTION_HEIGHT}
          onView={setViewed}
          onClose={() => setViewed(null)}
          onLoadFailed={() => setViewed(null)}
        />
      )}
    </>
  );
}

type HonorTileProps = {
  honor: Honor;
  onOpen: () => void;
};

function HonorTile({ honor, onOpen }: HonorTileProps) {
  const { t } = useTranslation('about-us');
  const { name, image, description } = honor;
  return (
    <li>
      <ButtonBase
        aria-label={t('honors.open', { name })}
        aria-haspopup="dialog"
        {...LazyLightbox.prefetchOn}
        onClick={onOpen}
        sx={tileButtonStyles}
      >
        <Picture
          src={assetUrl(image)}
          alt=""
          ratio={4 / 3}
          fit="contain"
          sizes="(min-width: 56.25em) 368px, 50vw"
        />
      </ButtonBase>
      <Typography
        variant="h6"
        component="h3"
        lang={langOf(honor, 'name')}
        sx={{ mt: 2, overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
      <HonorFacts honor={honor} />
      {description && (
        <Box
          lang={langOf(honor, 'description')}
          sx={{ mt: 1, typography: 'body2', color: 'text.secondary', textWrap: 'pretty' }}
        >
          {description}
        </Box>
      )}
    </li>
  );
}

const tileButtonStyles = {
  display: 'block',
  width: 1,
  borderRadius: 1,
  overflow: 'hidden',
  cursor: 'zoom-in',
  boxShadow: 'var(--mui-customShadows-card)',
  transition: 'box-shadow 0.2s',
  '&:hover': { boxShadow: 'var(--mui-customShadows-dropdown)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-text)', outlineOffset: 4 },
};

function HonorFacts({ honor }: { honor: Honor }) {
  const { t } = useTranslation('about-us');
  const today = serverDay(useNow());
  const { issuer, certificateNo, level, date, validUntil } = honor;
  const known = knownWord(HONOR_LEVELS, level);
  const facts = [known ? t(`honors.level.${known}`) : level, dayText(date)].filter((fact) => fact);
  const isExpired = validUntil < today;
  return (
    <Box sx={{ mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
      {issuer && <div lang={langOf(honor, 'issuer')}>{issuer}</div>}
      {certificateNo && <div>{t('honors.certificateNo', { number: certificateNo })}</div>}
      {facts.length > 0 && <div>{facts.join(' · ')}</div>}
      {validUntil && (
        <div>
          {t(isExpired ? 'honors.expired' : 'honors.validUntil', { date: dayText(validUntil) })}
        </div>
      )}
    </Box>
  );
}

function dayText(day: string): string {
  return day === '' ? '' : formatPublicDate(`${day}T00:00+08:00`);
}

/** Space in pixels below the certificate in the lightbox, for its caption. */
const CAPTION_HEIGHT = 104;

function HonorCaption({ honor }: { honor: Honor }) {
  const { t } = useTranslation('about-us');
  const { name, issuer, certificateNo } = honor;
  return (
    <Box sx={captionStyles}>
      <strong lang={langOf(honor, 'name')}>{name}</strong>
      {issuer && <div lang={langOf(honor, 'issuer')}>{issuer}</div>}
      {certificateNo && <div>{t('honors.certificateNo', { number: certificateNo })}</div>}
    </Box>
  );
}

const captionStyles = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  p: 2,
  textAlign: 'center',
  typography: 'body2',
  color: 'common.white',
  minHeight: CAPTION_HEIGHT,
} as const;

export function HonorGallerySkeleton() {
  return (
    <Box sx={gridStyles}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index}>
          <LightSkeleton ratio={4 / 3} />
          <LightSkeleton sx={{ mt: 2, width: '64%', typography: 'h6' }} />
          <LightSkeleton sx={{ width: '88%', typography: 'body2' }} />
        </div>
      ))}
    </Box>
  );
}

const gridStyles = {
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: { xs: 2, sm: 3, md: 4 },
  rowGap: { xs: 4, md: 7 },
};
