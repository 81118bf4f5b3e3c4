import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyRewordButtons } from '#src/admin/form/core/drafting/lazy-field-drafting.ts';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import { pointsOf, PROBLEMS } from './checklist.ts';
import { ChecklistPoint, PointLink } from './checklist-point.tsx';
import { findProblems } from './find-problems.ts';
import type { Opened } from './find-problems.ts';
import { LawWords } from './law-words.tsx';
import { useBadLinks } from './use-bad-links.ts';

type ChecklistPointsProps = {
  fields: CheckedFields;
  opened: Opened;
  /** Called with the number of links that lead nowhere, once it is known. */
  onLinks: (count: number) => void;
  /** `onThere` is called when the field has the focus. */
  onGo: (field: string, onThere?: () => void) => void;
};

/** The checklist of the form as it is when the list is opened: what is right, and what could be better. */
export function ChecklistPoints({ fields, opened, onLinks, onGo }: ChecklistPointsProps) {
  const { t } = useTranslation('crud');
  const { getValues } = useFormContext();
  const { fields: registered } = use(FormFields);
  const [{ problems, words }] = useState(() => findProblems(fields, getValues(), opened));
  const badLinks = useBadLinks(fields, onLinks);
  const labelOf = (field: string) => registered.get(field)?.label ?? field;
  const count = problems.length + words.length + (badLinks?.length ?? 0);
  return (
    <>
      <Typography role="status" variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {count > 0 ? t('checklist.found', { count }) : t('checklist.clean')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
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
    </>
  );
}
