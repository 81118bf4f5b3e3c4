import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import type { Thing } from './thing.ts';

type Company = {
  title: string;
  /** URL of the logo. */
  logo?: string;
  slogan?: string;
  companyaddress?: string;
  phone?: string;
  email?: string;
};

/** A reference to the company as another thing's publisher, maker or employer; engines match it by `@id`. */
export function organizationReference(name: string): Thing {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name,
    url: absoluteUrl('/home'),
  };
}

/** The company itself, for the home and about pages. */
export function organizationData(company: Company): Thing {
  const { title, logo, slogan, companyaddress, phone, email } = company;
  return {
    ...organizationReference(title),
    logo: absoluteUrl(logo ?? '') || undefined,
    slogan: slogan || undefined,
    address: companyaddress
      ? { '@type': 'PostalAddress', streetAddress: companyaddress, addressCountry: 'CN' }
      : undefined,
    telephone: phone || undefined,
    email: email || undefined,
  };
}
