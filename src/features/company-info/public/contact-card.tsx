import Place from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { currentLanguage } from '#src/i18n/i18n.ts';
import type { CompanyInfo } from '../schema.ts';
import { contactLines } from './contact-lines.ts';
import { CopyText } from './copy-text.tsx';
import { mapSearch } from './map-search.ts';
import { QrCodes } from './qr-codes.tsx';

type ContactCardProps = { company: CompanyInfo };

/** How to reach the company (P8): every line can be copied, the address looked up on a map. */
export function ContactCard({ company }: ContactCardProps) {
  const { t } = useTranslation('about-us');
  const { companyaddress } = company;
  return (
    <Box sx={cardStyles}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="dl" sx={{ m: 0 }}>
          {contactLines(company).map(({ name, text, href }) => (
            <Box key={name} sx={lineStyles}>
              <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
                {t(`contact.${name}`)}
              </Box>
              <Box component="dd" sx={valueStyles}>
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
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <CopyText text={text} label={t(`contact.${name}`)} />
              </Box>
            </Box>
          ))}
        </Box>
        {companyaddress && (
          <Button
            variant="soft"
            color="secondary"
            size="large"
            startIcon={<Place />}
            href={mapSearch(companyaddress, currentLanguage())}
            target="_blank"
            rel="noopener"
            sx={{ mt: 4 }}
          >
            {t('contact.map')}
            <VisuallyHidden>{t('contact.newTab')}</VisuallyHidden>
          </Button>
        )}
      </Box>
      <QrCodes company={company} size={144} />
    </Box>
  );
}

const cardStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'start',
  columnGap: 8,
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
  // On phones the label stands above.
  '& dt': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
const valueStyles = { m: 0, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' };
