import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CompanyInfo } from '../schema.ts';
import { CompanyLogo } from './company-logo.tsx';
import { FilingLine } from './filing-line.tsx';
import { FooterContact } from './footer-contact.tsx';
import { QrCodes } from './qr-codes.tsx';

type CompanyFooterProps = {
  company: CompanyInfo | undefined;
  /** What to call the company; undefined while that is not known. */
  name: string | undefined;
  /** The foot menu, in the middle. */
  menu?: ReactNode;
  /** The partners' sites, below. */
  links?: ReactNode;
};

/**
 * Who the company is and how to reach it (P3). Dark in both colour schemes; what a failed call
 * leaves out is missing without a word.
 */
export function CompanyFooter({ company, name, menu, links }: CompanyFooterProps) {
  return (
    <Box
      component="footer"
      data-color-scheme="dark"
      sx={{
        color: 'text.secondary',
        bgcolor: 'background.neutral',
        typography: 'body2',
        // Between it and a band that is as dark.
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        '@media (pointer: coarse)': {
          '& a': { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 },
        },
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
          {menu}
          <QrCodes company={company} size={104} />
        </Box>
        {links}
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
