import { useQuery } from '@tanstack/react-query';
import { companyInfoApi } from '#src/features/company-info/api.ts';
import { shownHistory } from '#src/features/history/public/shown-history.ts';
import { shownHonors } from '#src/features/honor/public/shown-honors.ts';
import { SECTIONS } from './sections.ts';
import type { Section } from './sections.ts';

/**
 * The parts that stand on the page: all that are awaited, failed, or have something to show. And how
 * far the page has come: a text that changes with every answer.
 */
export function useSections(): { sections: Section[]; progress: string } {
  const company = useQuery(companyInfoApi.inForce());
  const history = useQuery(shownHistory());
  const honors = useQuery(shownHonors());
  const isEmpty = {
    intro: company.data !== undefined && !company.data?.introduction,
    history: history.data?.length === 0,
    honors: honors.data?.length === 0,
    contact: company.data === null,
  };
  return {
    sections: SECTIONS.filter((section) => !isEmpty[section]),
    progress: [company, history, honors].map(({ status }) => status).join(' '),
  };
}
