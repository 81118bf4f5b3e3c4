import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '#src/components/router-link.tsx';
import { chosenStyles } from '../facets/chosen-facets.tsx';
import { useAnswerText } from './answer-text.ts';
import type { Finder } from './use-finder.ts';

type GivenAnswersProps = { finder: Finder };

/** The answers so far, each a link back to its question; nothing without answers. */
export function GivenAnswers({ finder: { answers, tree, addressOf } }: GivenAnswersProps) {
  const { t } = useTranslation('finder');
  const id = useId();
  const textOf = useAnswerText(tree);
  if (answers.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="body2" component="h2" sx={{ color: 'text.secondary' }}>
        {t('given')}
      </Typography>
      <Box component="ol" sx={[chosenStyles, { mt: 1 }]}>
        {answers.map((answer, index) => (
          <li key={`${answer.name} ${answer.value}`}>
            <RouterButton
              to={addressOf(answers.slice(0, index))}
              variant="soft"
              color="inherit"
              size="small"
              title={t('again')}
              sx={{ maxWidth: 1, overflowWrap: 'anywhere' }}
            >
              <span>{textOf(answer)}</span>
            </RouterButton>
          </li>
        ))}
      </Box>
    </Box>
  );
}
