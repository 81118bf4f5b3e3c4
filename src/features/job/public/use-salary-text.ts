import { useTranslation } from 'react-i18next';
import { formatCompact } from '#src/i18n/format/format-compact.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';
import type { Job } from '../schema.ts';

type Salary = Pick<Job, 'salaryMin' | 'salaryMax'>;

/** Formats a salary: `8千–1.2万`, `8千起`, `面议`; `¥8k–12k`, `From ¥8k`, `Negotiable`. */
export function useSalaryText(): (salary: Salary) => string {
  const { t } = useTranslation('job');
  return ({ salaryMin, salaryMax }) => {
    const thousands = (value: string) => t('salary.thousand', { value });
    const min = salaryMin === null ? null : amount(salaryMin, thousands);
    const max = salaryMax === null ? null : amount(salaryMax, thousands);
    if (min === null) return max === null ? t('salary.negotiable') : t('salary.upTo', { max });
    if (max === null) return t('salary.from', { min });
    return min === max ? t('salary.exactly', { min }) : t('salary.range', { min, max });
  };
}

function amount(yuan: number, thousands: (value: string) => string): string {
  // Chinese counts in units of ten thousand.
  if (currentLanguage() === 'cn' && yuan >= 10_000) return formatCompact(yuan);
  return yuan < 1000 ? formatNumber(yuan) : thousands(formatNumber(yuan / 1000));
}
