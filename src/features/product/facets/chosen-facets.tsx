import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '#src/components/router-link.tsx';
import { choiceText } from './range.ts';
import { type ChosenValues, toggled } from './choices.ts';

type ChosenFacetsProps = { choices: ChosenValues; addressOf: (choices: ChosenValues) => string };

/** The choices as links that remove them one by one or all; nothing without choices. */
export function ChosenFacets({ choices, addressOf }: ChosenFacetsProps) {
  const { t } = useTranslation('product');
  const all = choices.flatMap(({ name, values }) => values.map((value) => ({ name, value })));
  if (all.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('facet.chosen')} sx={chosenStyles}>
      {all.map(({ name, value }) => (
        <li key={`${name} ${value}`}>
          <RouterButton
            to={addressOf(toggled(choices, name, value))}
            preventScrollReset
            variant="soft"
            color="secondary"
            size="small"
            endIcon={<Close />}
            title={t('facet.remove')}
            sx={{ maxWidth: 1 }}
          >
            <span>{t('facet.choice', { name, value: choiceText(value, t) })}</span>
          </RouterButton>
        </li>
      ))}
      <li>
        <RouterButton to={addressOf([])} preventScrollReset color="inherit" size="small">
          {t('facet.clear')}
        </RouterButton>
      </li>
    </Box>
  );
}

export const chosenStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  minWidth: 0,
  '& li': { maxWidth: 1 },
  '@media (pointer: coarse)': { '& a': { minHeight: 44 } },
};
