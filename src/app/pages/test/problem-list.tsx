import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '#tools/api-check/outcome.ts';

type ProblemListProps = { outcome: Outcome };

/** What does not fit: where, what was expected and what came; then the fields that nobody knows. */
export function ProblemList({ outcome: { problems, unknown } }: ProblemListProps) {
  const { t } = useTranslation('test');
  if (problems.length === 0 && unknown.length === 0) return null;
  return (
    <Box component="ul" sx={styles}>
      {problems.map(({ path, expected, got, times }) => (
        <Box
          component="li"
          key={`${path} ${expected}`}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          <Part name={t('calls.path')} value={path} />
          <Part name={t('calls.expected')} value={expected} />
          <Part name={t('calls.got')} value={got} />
          {times > 1 && <span>{t('calls.times', { count: times })}</span>}
        </Box>
      ))}
      {unknown.length > 0 && (
        <li>
          {t('calls.unknown')}: <code>{unknown.join(', ')}</code>
        </li>
      )}
    </Box>
  );
}

function Part({ name, value }: { name: string; value: string }) {
  return (
    <span>
      {name} <code>{value}</code>
    </span>
  );
}

const styles = {
  flex: '1 0 100%',
  m: 0,
  paddingInlineStart: 2.5,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  color: 'text.secondary',
  '& code': { color: 'text.primary', unicodeBidi: 'isolate' },
};
