import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Place from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#src/components/share/use-copy.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { currentLanguage } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { CompanyInfo } from '../schema.ts';
import { contactLines } from './contact-lines.ts';
import { MapPicture } from './map-picture.tsx';
import { QrCodes } from './qr-codes.tsx';

export function ContactCard({ company }: { company: CompanyInfo }) {
  const { t } = useTranslation('about-us');
  const { companyaddress } = company;
  return (
    <Box sx={cardStyles}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="dl" sx={{ m: 0, display: 'grid', height: 1 }}>
          {contactLines(company).map(({ name, text, lang, href, isLocal }) => (
            <Box key={name} sx={lineStyles}>
              <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
                {t(`contact.${name}`)}
              </Box>
              <Box component="dd" lang={lang} sx={valueStyles}>
                {href === undefined ? (
                  <bdi>{text}</bdi>
                ) : (
                  <Link
                    href={href}
                    color="inherit"
                    underline="hover"
                    sx={{ '@media (pointer: coarse)': { display: 'inline-block', py: 1.25 } }}
                  >
                    <bdi>{text}</bdi>
                  </Link>
                )}
                {isLocal && (
                  <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
                    {t('contact.mainlandOnly')}
                  </Box>
                )}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <CopyText text={text} label={t(`contact.${name}`)} />
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        {companyaddress && <MapLink company={company} />}
        <QrCodes company={company} size={240} />
      </Box>
    </Box>
  );
}

function MapLink({ company }: { company: CompanyInfo }) {
  const { t } = useTranslation('about-us');
  return (
    <Link
      href={mapHref(company, currentLanguage())}
      target="_blank"
      rel="noopener"
      underline="none"
      sx={mapStyles}
    >
      <MapPicture />
      <Box component="span" sx={mapLabelStyles}>
        <Place fontSize="small" />
        {t('contact.map')}
        <VisuallyHidden>{t('contact.newTab')}</VisuallyHidden>
      </Box>
    </Link>
  );
}

const mapStyles = {
  position: 'relative',
  display: 'block',
  aspectRatio: { xs: '8 / 5', sm: '21 / 9', md: '8 / 5' },
  borderRadius: 1,
  overflow: 'hidden',
  '@media (hover: hover)': { '&:hover span': { textDecoration: 'underline' } },
};
const mapLabelStyles = {
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineStart: 12,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  px: 2,
  borderRadius: 1,
  color: 'brand.text',
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-customShadows-card)',
  fontWeight: 600,
};

const cardStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(320px, 2fr)',
    lg: 'minmax(0, 1fr) 420px',
  },
  columnGap: { md: 5, lg: 8 },
  rowGap: 5,
  p: { xs: 3, md: 6 },
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-customShadows-card)',
};
const lineStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '112px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 2 },
  py: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  // On phones the label is above the value.
  '& dt': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
const valueStyles = { m: 0, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' };

type CopyTextProps = {
  text: string;
  /** Name of the copied value, for the label of the button. */
  label: string;
};

/** Copy button without MUI's tooltip, to keep public pages small. */
function CopyText({ text, label }: CopyTextProps) {
  const { t } = useTranslation('components');
  const { isCopied, copy } = useCopy(text);
  const Icon = isCopied ? CheckIcon : ContentCopyIcon;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={t('copy.action', { label })}
        startIcon={<Icon />}
        onClick={() => void copy()}
        sx={{
          minWidth: 0,
          minHeight: 44,
          color: 'text.secondary',
          px: { xs: 1.5, sm: 1 },
          // Icon only on phones.
          '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-2px 8px' } },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {isCopied ? t('copy.done') : t('copy.short')}
        </Box>
      </Button>
      <VisuallyHidden live>{isCopied && t('copy.done')}</VisuallyHidden>
    </>
  );
}

/**
 * URL of a map that works in China without a key: Amap (opens the app on phones), or Bing for English. Coordinates are
 * in Amap's system (GCJ-02), which differs from other maps by some hundred metres. Without coordinates, the map
 * searches for the address.
 */
function mapHref(company: CompanyInfo, language: Language): string {
  const { companyaddress, title, longitude, latitude } = company;
  const query = encodeURIComponent(companyaddress.toWellFormed());
  if (language !== 'cn') return `https://www.bing.com/maps?q=${query}&setlang=en`;
  if (longitude === null || latitude === null) {
    return `https://uri.amap.com/search?keyword=${query}&view=map&callnative=1`;
  }
  const name = encodeURIComponent(title.toWellFormed());
  const place = `position=${longitude},${latitude}&name=${name}&coordinate=gaode`;
  return `https://uri.amap.com/marker?${place}&callnative=1`;
}
