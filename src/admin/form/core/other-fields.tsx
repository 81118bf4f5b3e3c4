import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AS_SENT } from '#src/api/records/record.ts';
import { plainNumber, stringifyExact } from '#src/lib/records/exact-json.ts';

type OtherFieldsProps = {
  record: object;
  /** The names of the fields that this product knows. */
  known: object;
};

/** A record's fields that this product does not know: shown read-only, and sent back unchanged. */
export function OtherFields({ record, known }: OtherFieldsProps) {
  const { t } = useTranslation('crud');
  const entries = Object.entries(record).filter(([name]) => !(name in known) && name !== AS_SENT);
  if (entries.length === 0) return null;
  return (
    <Accordion disableGutters sx={{ mt: 3 }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography variant="subtitle2">
          {t('form.otherFields', { count: entries.length })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('form.otherFieldsHint')}
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            gap: 1,
            typography: 'body2',
            '& dd': { m: 0, overflowWrap: 'anywhere' },
          }}
        >
          {entries.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{typeof value === 'string' ? plainNumber(value) : stringifyExact(value)}</dd>
            </Box>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
