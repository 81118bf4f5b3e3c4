import { langOf } from '#src/api/fields/localized.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { formatPhone } from '#src/i18n/format/format-phone.ts';
import { mailHref } from '#src/lib/links/mail-href.ts';
import { isMainlandOnly, phoneHref, whatsappHref } from '#src/lib/links/phone.ts';
import type { CompanyInfo } from '../schema.ts';

type ContactLine = {
  name: 'address' | 'phone' | 'whatsapp' | 'wechatId' | 'email' | 'fax' | 'postcode' | 'contacts';
  text: string;
  lang?: string | undefined;
  /** Link target of the text. */
  href?: string | undefined;
  /** Whether it cannot be called from abroad, which readers there are told. */
  isLocal?: boolean;
};

/** The company's contact details, most important first, without empty ones. */
export function contactLines(company: CompanyInfo): ContactLine[] {
  const { companyaddress, email, postcode, contacts, whatsapp, wechatId } = company;
  const isAbroad = currentLanguage() !== 'cn';
  const phone = formatPhone(company.phone);
  const lines: ContactLine[] = [
    {
      name: 'phone',
      text: phone,
      href: phoneHref(phone),
      isLocal: isAbroad && isMainlandOnly(phone),
    },
    { name: 'whatsapp', text: isAbroad ? whatsapp : '', href: whatsappHref(whatsapp) },
    { name: 'wechatId', text: wechatId },
    { name: 'email', text: email, href: mailHref(email) },
    { name: 'address', text: companyaddress, lang: langOf(company, 'companyaddress') },
    { name: 'postcode', text: postcode },
    { name: 'fax', text: formatPhone(company.fax) },
    { name: 'contacts', text: contacts, lang: langOf(company, 'contacts') },
  ];
  return lines.filter(({ text }) => text.trim() !== '');
}
