import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choose } from './choices.ts';
import { FacetList } from './facet-list.tsx';
import type { Facets } from './use-facets.ts';

type FacetSideProps = { facets: Facets; onChoose: Choose };

/** The filters beside the list on wide screens. */
export function FacetSide(props: FacetSideProps) {
  const { t } = useTranslation('product');
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={styles}>
      <Typography id={id} variant="subtitle1" component="h2">
        {t('facet.title')}
      </Typography>
      <FacetList {...props} />
    </Box>
  );
}

const styles = (theme: Theme) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '@media print': { display: 'none' },
});
