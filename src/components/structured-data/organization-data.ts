import type { OrganizationLeaf } from 'schema-dts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';

type Company = {
  title: string;
  logo?: string;
  slogan?: string;
  companyaddress?: string;
  phone?: string;
  email?: string;
  exportCountries?: readonly string[];
  stations?: readonly { name: string }[];
};

/** A reference to the company as another thing's publisher, maker or employer; engines match it by `@id`. */
export function organizationReference(name: string): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name,
    url: absoluteUrl('/home'),
  };
}

/** The company itself, for the home and about pages. */
export function organizationData(company: Company): OrganizationLeaf {
  const { title, logo, slogan, companyaddress, phone, email } = company;
  const { exportCountries = [], stations = [] } = company;
  return {
    ...organizationReference(title),
    logo: absoluteUrl(logo ?? '') || undefined,
    slogan: slogan || undefined,
    address: companyaddress
      ? { '@type': 'PostalAddress', streetAddress: companyaddress, addressCountry: 'CN' }
      : undefined,
    telephone: phone || undefined,
    email: email || undefined,
    areaServed: exportCountries.length > 0 ? ['CN', ...exportCountries] : undefined,
    location:
      stations.length > 0 ? stations.map(({ name }) => ({ '@type': 'Place', name })) : undefined,
  };
}
