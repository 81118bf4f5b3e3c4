import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ShownValue, type ShowValue } from './shown-value.tsx';

type ValuePairProps = {
  captions: readonly [string, string];
  values: readonly [unknown, unknown];
  /** The field's own renderer. */
  show: ShowValue | undefined;
};

/** Two values of a field side by side; the second one is the form's. */
export function ValuePair({ captions, values, show }: ValuePairProps) {
  const { t } = useTranslation('crud');
  const [one, other] = values;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {[
        { caption: captions[0], value: one, other, color: 'divider' },
        { caption: captions[1], value: other, other: one, color: 'primary.main' },
      ].map(({ caption, value, other, color }) => (
        <Box
          key={caption}
          sx={{ borderInlineStart: '3px solid', borderColor: color, paddingInlineStart: 1.5 }}
        >
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {caption}
          </Typography>
          <Suspense fallback={t('loading')}>
            <ShownValue value={value} other={other} show={show} />
          </Suspense>
        </Box>
      ))}
    </Box>
  );
}
