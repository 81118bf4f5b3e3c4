import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FooterContact } from './footer-contact.tsx';
import { FooterMenu } from './footer-menu.tsx';
import { FooterQrCodes } from './footer-qr-codes.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { FilingLine } from './filing-line.tsx';
import { FriendlyLinks } from './friendly-links.tsx';
import { useCompany } from './use-company.ts';

/**
 * Who the company is and how to reach it (P3). Dark in both colour schemes; what a failed call
 * leaves out is missing without a word.
 */
export function CompanyFooter() {
  const { company, name } = useCompany();
  return (
    <Box
      component="footer"
      data-color-scheme="dark"
      sx={{
        color: 'text.secondary',
        bgcolor: 'background.neutral',
        typography: 'body2',
        '@media print': { display: 'none' },
      }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 6, md: 9 } }}>
        <Box sx={columnStyles}>
          <Box sx={{ gridColumn: { sm: 'span 2', md: 'auto' } }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 1 }}>
              <CompanyLogo company={company} />
              <Typography variant="h6" component="p" sx={{ color: 'text.primary' }}>
                {name}
              </Typography>
            </Box>
            {company?.slogan && <Typography variant="body2">{company.slogan}</Typography>}
            <FooterContact company={company} />
          </Box>
          <FooterMenu />
          <FooterQrCodes company={company} />
        </Box>
        <FriendlyLinks />
      </Container>
      <FilingLine company={company} name={name} />
    </Box>
  );
}

const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: '3fr 2fr', md: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)' },
  columnGap: 4,
  rowGap: 5,
};
