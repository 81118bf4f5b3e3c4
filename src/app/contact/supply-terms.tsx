import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import type { CompanyInfo } from '#src/features/company-info/schema.ts';

const TERMS = ['replyPromise', 'warranty', 'deliveryTime', 'minimumOrder', 'serviceArea'] as const;

/** What a buyer can count on, beside the button that asks for a quote; without the texts that the company leaves empty. */
export function SupplyTerms({ company }: { company: CompanyInfo }) {
  const { t } = useTranslation('product');
  const terms = TERMS.filter((name) => company[name]);
  if (terms.length === 0) return null;
  return (
    <Box component="dl" aria-label={t('terms.title')} sx={styles}>
      {terms.map((name) => (
        <div key={name}>
          <dt>{t(`terms.${name}`)}</dt>
          <dd lang={langOf(company, name)}>{company[name]}</dd>
        </div>
      ))}
    </Box>
  );
}

const styles = {
  m: 0,
  mt: 2.5,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.25,
  typography: 'body2',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& > div': { display: 'contents' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
};
