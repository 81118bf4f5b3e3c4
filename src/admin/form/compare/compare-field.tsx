import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { Suspense, use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { ShownValue } from '#src/admin/ui/shown-value.tsx';
import { SIDES } from '#src/admin/drafts/merge.ts';
import type { Compared, Side } from '#src/admin/drafts/merge.ts';

type CompareFieldProps = {
  field: Compared;
  captions: Record<Side, string>;
  chosen: Side | null;
  onChoose: (side: Side) => void;
};

/** The two versions of a field, to choose one. */
export function CompareField({ field, captions, chosen, onChoose }: CompareFieldProps) {
  const { t } = useTranslation('crud');
  const id = useId();
  const { label, show } = use(FormFields).fields.get(field.name) ?? {};
  return (
    <Box sx={{ mt: 3 }}>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {label ?? field.name}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {SIDES.map((side) => (
          <Box
            key={side}
            sx={{
              border: 1,
              borderColor: side === chosen ? 'primary.text' : 'divider',
              borderRadius: 1,
              px: 1.5,
              pb: 1.5,
            }}
          >
            <FormControlLabel
              value={side}
              control={<Radio size="small" onChange={() => onChoose(side)} />}
              label={
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  {captions[side]}
                  {field.newer === side && (
                    <Chip size="small" color="info" label={t('compare.newer')} />
                  )}
                </Box>
              }
              slotProps={{ typography: { variant: 'body2' } }}
            />
            <Suspense fallback={t('loading')}>
              <ShownValue
                value={field[side]}
                other={side === 'mine' ? field.other : field.mine}
                show={show}
              />
            </Suspense>
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
}
