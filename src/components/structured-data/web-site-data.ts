import type { WebSiteLeaf } from 'schema-dts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { organizationReference } from './organization-data.ts';

/** The site itself, for the home page; engines show its name with each result. */
export function webSiteData(name: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name,
    url: absoluteUrl('/home'),
    inLanguage: Object.values(LANGUAGES).map(({ htmlLang }) => htmlLang),
    publisher: organizationReference(name),
  };
}
