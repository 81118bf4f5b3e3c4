import { safeHref } from '#src/lib/safe-href.ts';
import type { CompanyInfo } from '../schema.ts';
import { phoneHref } from './phone-href.ts';

type Line = {
  name: 'address' | 'phone' | 'email' | 'fax' | 'postcode' | 'contacts';
  text: string;
  /** Where the text leads. */
  href?: string | undefined;
};

/** The ways to reach a company, as far as it gave them, the ones most asked for first (P8). */
export function contactLines(company: CompanyInfo): Line[] {
  const { companyaddress, phone, email, fax, postcode, contacts } = company;
  const lines: Line[] = [
    { name: 'phone', text: phone, href: phoneHref(phone) },
    { name: 'email', text: email, href: safeHref(`mailto:${email}`) },
    { name: 'address', text: companyaddress },
    { name: 'postcode', text: postcode },
    { name: 'fax', text: fax },
    { name: 'contacts', text: contacts },
  ];
  return lines.filter(({ text }) => text.trim() !== '');
}
