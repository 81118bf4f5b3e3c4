import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyRewordButtons } from '#src/admin/form/core/writing/lazy-field-writing.ts';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import { countProblems, pointsOf, PROBLEMS, type WordProblem } from './checklist.ts';
import { ChecklistPoint, PointLink } from './checklist-point.tsx';
import { findProblems, type Opened } from './find-problems.ts';
import { decisions, withoutDecided } from './set-aside.ts';
import { useBadLinks } from './use-bad-links.ts';

type ChecklistPointsProps = {
  fields: CheckedFields;
  opened: Opened;
  record: string | undefined;
  /** Called with the number of dead links, once it is known. */
  onLinks: (count: number) => void;
  /** `onThere` is called when the field has the focus. */
  onGo: (field: string, onThere?: () => void) => void;
};

/** The checklist of the form as it is when the list is opened: what is right, and what could be better. */
export function ChecklistPoints(props: ChecklistPointsProps) {
  const { fields, opened, record, onLinks, onGo } = props;
  const { t } = useTranslation('crud');
  const { getValues } = useFormContext();
  const { fields: registered } = use(FormFields);
  const decided = decisions.useStored();
  const [all] = useState(() => findProblems(fields, getValues(), opened));
  const found = withoutDecided(all, record, decided);
  const { words } = found;
  const problems = found.problems.filter(({ isOptional }) => !isOptional);
  const optional = found.problems.filter(({ isOptional }) => isOptional);
  const badLinks = useBadLinks(fields, record, onLinks);
  const labelOf = (field: string) => registered.get(field)?.label ?? field;
  const count = countProblems(found) + (badLinks?.length ?? 0);
  return (
    <>
      <Typography role="status" variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {count > 0 ? t('checklist.found', { count }) : t('checklist.clean')}
      </Typography>
      <Box component="ul" sx={{ mt: 1 }}>
        {pointsOf(fields).map((point) => {
          const own = problems.filter(({ problem }) => PROBLEMS[problem] === point);
          const links = point === 'links' ? (badLinks ?? []) : [];
          const isChecking = point === 'links' && badLinks === undefined;
          const hasWords = point === 'words' && words.length > 0;
          return (
            <ChecklistPoint
              key={point}
              title={t(`checklist.point.${point}`)}
              state={
                isChecking
                  ? 'checking'
                  : own.length + links.length > 0 || hasWords
                    ? 'hint'
                    : 'fine'
              }
            >
              {own.map(({ field, problem, values }) => (
                <PointLink key={field + problem} label={labelOf(field)} onGo={() => onGo(field)}>
                  {t(`checklist.problem.${problem}`, values ?? {})}
                </PointLink>
              ))}
              {links.map(({ field, href, text, state }) => (
                <PointLink
                  key={`${field} ${href} ${text}`}
                  label={labelOf(field)}
                  onGo={() => onGo(field)}
                >
                  {t(`checklist.link.${state}`, { name: text || href })}
                </PointLink>
              ))}
              {hasWords && <LawWords words={words} labelOf={labelOf} onGo={onGo} />}
              {hasWords && LazyRewordButtons && (
                <LazyRewordButtons words={words} labelOf={labelOf} onGo={onGo} />
              )}
            </ChecklistPoint>
          );
        })}
      </Box>
      {optional.length > 0 && (
        <Accordion
          disableGutters
          variant="outlined"
          sx={{ mt: 1, '&::before': { display: 'none' } }}
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography variant="body2" component="span">
              {t('checklist.optional', { count: optional.length })}
            </Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ pt: 0 }}>
            {optional.map(({ field, problem, values }) => (
              <PointLink key={field + problem} label={labelOf(field)} onGo={() => onGo(field)}>
                {t(`checklist.problem.${problem}`, values ?? {})}
              </PointLink>
            ))}
          </AccordionDetails>
        </Accordion>
      )}
    </>
  );
}

type LawWordsProps = {
  words: readonly WordProblem[];
  labelOf: (field: string) => string;
  onGo: (field: string) => void;
};

/** Words of the Advertising Law with their places, by the rule that speaks of them. */
function LawWords({ words, labelOf, onGo }: LawWordsProps) {
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
