import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { WordProblem } from './checklist.ts';
import { PointLink } from './checklist-point.tsx';

type LawWordsProps = {
  words: readonly WordProblem[];
  labelOf: (field: string) => string;
  onGo: (field: string) => void;
};

/** Words of the Advertising Law with their places, by the rule that speaks of them. */
export function LawWords({ words, labelOf, onGo }: LawWordsProps) {
  const { t } = useTranslation('crud');
  return [...Map.groupBy(words, ({ rule }) => rule)].map(([rule, ofRule]) => (
    <Box key={rule} sx={{ mb: 1.5 }}>
      {ofRule.map(({ field, word, before, after, count }) => (
        <PointLink key={field + word} label={labelOf(field)} onGo={() => onGo(field)}>
          {before}
          <Box component="mark" sx={markStyles}>
            {word}
          </Box>
          {after}
          {count > 1 && ` ${t('checklist.times', { count })}`}
        </PointLink>
      ))}
      <Typography
        variant="caption"
        sx={{ display: 'block', mt: 0.75, marginInlineStart: 3.5, color: 'text.secondary' }}
      >
        {t(`checklist.law.${rule}`)}
      </Typography>
    </Box>
  ));
}

const markStyles = {
  color: 'inherit',
  fontWeight: 600,
  bgcolor: 'rgba(var(--mui-palette-warning-mainChannel) / 0.32)',
};
