import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { englishUrl } from '#src/components/page/canonical-path.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { DetailsPageType } from '#src/public-pages.ts';
import { DETAILS_PAGES, type Site, SUFFIXES } from '../prerender/site.ts';
import { type ListedRecord, type SiteContent, textIn } from './content.ts';
import { feedName } from './feed.ts';
import { siteName, type Texts } from './texts.ts';

/** The most records of each type, so that the file fits into the context of a language model. */
const MAX_RECORDS = 200;

export function llmsName(language: Language): string {
  return `llms${SUFFIXES[language]}.txt`;
}

/**
 * The description of the site and links to its texts, for language models (https://llmstxt.org). Records link to their
 * Markdown files, or to their pages where `npm run prerender` has written none.
 */
export function llms(
  { folder, origin }: Pick<Site, 'folder' | 'origin'>,
  content: SiteContent,
  language: Language,
  t: Texts,
): string {
  const { company, records } = content;
  const addressOf = (path: string) => origin + (language === 'en' ? englishUrl(path) : path);
  const fileOf = (type: DetailsPageType, { id, path }: ListedRecord) => {
    const file = `${type}/details/${id}${SUFFIXES[language]}.md`;
    return existsSync(join(folder, file)) ? `${origin}/${file}` : addressOf(path);
  };
  const facts = [
    [t('main-navdata:footer.address'), textIn(company, 'companyaddress')],
    [t('main-navdata:footer.phone'), company?.phone],
    [t('main-navdata:footer.email'), company?.email],
  ].flatMap(([label, value]) => (value ? [`- ${label}: ${onOneLine(value)}`] : []));
  const slogan = textIn(company, 'slogan');
  const sections = DETAILS_PAGES.flatMap(({ type, texts }) => {
    const listed = records[type] ?? [];
    if (listed.length === 0) return [];
    const items = listed
      .slice(0, MAX_RECORDS)
      .map((record) => item(record.title, fileOf(type, record), record.summary));
    return [`## ${t(`${texts[0]}:list.title`)}`, items.join('\n')];
  });
  const others = [
    item(t('main-navdata:nav.aboutUs'), addressOf('/aboutus')),
    item('Atom', `${origin}/${feedName(language)}`),
    item('Sitemap', `${origin}/sitemap.xml`),
    ...(language === 'cn' ? [item('English', `${origin}/${llmsName('en')}`)] : []),
  ];
  return [
    `# ${onOneLine(siteName(content, t))}`,
    slogan && `> ${onOneLine(slogan)}`,
    facts.join('\n'),
    ...sections,
    // The format reserves this title for links that may be left out.
    '## Optional',
    others.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function item(title: string, address: string, note = ''): string {
  const name = onOneLine(title).replaceAll(/[[\]\\]/g, String.raw`\$&`);
  return `- [${name}](${address})${note === '' ? '' : `: ${onOneLine(note)}`}`;
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
