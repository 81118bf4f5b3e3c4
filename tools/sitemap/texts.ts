import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next, { type TFunction } from 'i18next';
import { env } from '#src/env.ts';
import { TEXT_OPTIONS } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/languages.ts';
import { DETAILS_PAGES } from '../prerender/site.ts';
import type { SiteContent } from './content.ts';

/** The namespaces of the files for machines; those of the types' lists are added. */
const FIXED = ['common', 'main-navdata', 'news'] as const;
type ListTexts = (typeof DETAILS_PAGES)[number]['texts'][0];
export type Texts = TFunction<[...typeof FIXED, ...ListTexts[]]>;
const NAMESPACES = [...FIXED, ...DETAILS_PAGES.map(({ texts }) => texts[0])] as const;

/** The texts of the build in a language. */
export async function openTexts(folder: string, language: Language): Promise<Texts> {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(folder, 'locales', language, `${name}.json`), 'utf8'));
  const texts = i18next.createInstance();
  await texts.init({ ...TEXT_OPTIONS, lng: language });
  for (const name of NAMESPACES) texts.addResourceBundle(language, name, read(name));
  return texts.getFixedT(language, [...NAMESPACES]);
}

/** The company's name, or the site's own where there is none, as on the pages. */
export function siteName({ company }: SiteContent, t: Texts): string {
  return company?.title ?? (env.siteName || t('app.name'));
}
