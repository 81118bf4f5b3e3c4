import type { JobPostingLeaf, MonetaryAmountLeaf } from 'schema-dts';
import { withoutHidden } from '#src/lib/html/hidden-parts.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { organizationReference } from './organization-data.ts';

type Position = {
  id: string | number;
  title: string;
  city: string;
  type: string;
  headcount: number;
  /** In yuan per month. */
  salaryMin?: number | null | undefined;
  salaryMax?: number | null | undefined;
  /** Rich text. */
  duties: string;
  requirements: string;
  /** ISO 8601, '' for none. */
  publishTime: string;
  deadline: string;
  url: string;
};

const EMPLOYMENT: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  intern: 'INTERN',
};

/**
 * A job posting of `siteName`. Google requires title, description, date, employer and place, and may
 * penalise a site whose closed positions still have one.
 */
export function jobPostingData(position: Position, siteName: string): JobPostingLeaf {
  const { id, title, city, type, headcount, publishTime, deadline, url } = position;
  return {
    '@type': 'JobPosting',
    title,
    description:
      [position.duties, position.requirements]
        .map((html) => withoutHidden(html).trim())
        .filter(Boolean)
        .join('\n') || title,
    identifier: { '@type': 'PropertyValue', name: siteName, value: String(id) },
    datePosted: publishTime || undefined,
    validThrough: deadline || undefined,
    employmentType: EMPLOYMENT[type],
    totalJobOpenings: headcount > 0 ? headcount : undefined,
    hiringOrganization: organizationReference(siteName),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'CN' },
    },
    baseSalary: salary(position),
    directApply: false,
    url: absoluteUrl(url),
  };
}

function salary({ salaryMin, salaryMax }: Position): MonetaryAmountLeaf | undefined {
  if (!salaryMin && !salaryMax) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency: 'CNY',
    value: {
      '@type': 'QuantitativeValue',
      minValue: salaryMin || undefined,
      maxValue: salaryMax || undefined,
      unitText: 'MONTH',
    },
  };
}
