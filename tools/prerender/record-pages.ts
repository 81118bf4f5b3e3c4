import { createHash } from 'node:crypto';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import * as v from 'valibot';
import { englishUrl } from '#src/components/page/canonical-path.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { detailsAddress, type DetailsPageType } from '#src/public-pages.ts';
import { writeText } from '../precompress.ts';
import { toMarkdown } from './markdown.ts';
import type { RenderedPage } from './render-page.tsx';
import type { ShownRecord } from './shown-records.ts';
import { DETAILS_PAGES, ENDINGS, INDEX, PAGE_LANGUAGES, type Site, SUFFIXES } from './site.ts';
import { nameOrigin, writePage } from './write-page.ts';

/**
 * The ids that may be file names. A host finds the file by the raw `?id=` of the address, so an id must be the same
 * encoded (nginx's `$arg_id`) and decoded, and must not point to another folder.
 */
const FILE_ID = /^[\w-]{1,100}$/;

/** The details page of a record in one language. */
export const RecordPage = v.object({
  type: v.picklist(DETAILS_PAGES.map((page) => page.type)),
  id: v.string(),
  language: v.picklist(PAGE_LANGUAGES),
  /** A hash of the data of the page; the same hash means the same page. */
  source: v.string(),
});
export type RecordPage = v.InferOutput<typeof RecordPage>;

/** The quality of Brotli: needs a twelfth of the best quality's time, for an 8 % larger file. */
const RECORD_QUALITY = 9;

type Render = (path: string, language: RecordPage['language']) => Promise<RenderedPage>;

/** Whether a host can find a file by this record's id. */
export function hasFileId({ id }: ShownRecord): boolean {
  return FILE_ID.test(String(id)) && id !== INDEX;
}

/**
 * Returns the pages of records, which are sorted as visitors see them: a page shows its neighbours.
 * @param common the data that all pages depend on
 */
export function recordPages(
  type: DetailsPageType,
  records: readonly ShownRecord[],
  common: string,
): RecordPage[] {
  const stamps = records.map(({ id, updateTime, publishTime, deadline }) => {
    const isOver = deadline !== '' && Date.parse(deadline) < Date.now();
    return [id, updateTime, publishTime, isOver];
  });
  return records.flatMap((record, index) => {
    if (!hasFileId(record)) return [];
    const seen = stamps.slice(Math.max(0, index - 1), index + 2);
    // Without its own time, nothing tells whether a record has changed.
    const source = record.updateTime === '' ? '' : hashOf([common, ...seen]);
    const languages = PAGE_LANGUAGES.filter((one) => one === 'cn' || record.isInEnglish);
    return languages.map((language) => ({
      type,
      id: String(record.id),
      language,
      source,
    }));
  });
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

/** In bytes: the start of a file, which contains its `html` tag. */
const START = 2048;
/** How many files are opened or removed at a time. */
export const FILES_AT_ONCE = 16;

/** Whether the file of a page exists and is up to date. */
export async function isUpToDate(folder: string, page: RecordPage): Promise<boolean> {
  if (page.source === '') return false;
  const file = await open(join(folder, fileOf(page))).catch(() => null);
  if (file === null) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START), 0, START, 0);
    return buffer.toString('utf8', 0, bytesRead).includes(` data-source="${page.source}"`);
  } finally {
    await file.close();
  }
}

/** Why a page has no file: its record could not be read, or rendering it has thrown this. */
export const Unwritten = v.variant('why', [
  v.object({ why: v.literal('unread') }),
  v.object({ why: v.literal('error'), message: v.string() }),
]);
export type Unwritten = v.InferOutput<typeof Unwritten>;

/**
 * Renders and writes a page.
 * @returns null, or why the page has no file
 */
export async function writeRecordPage(
  site: Site,
  page: RecordPage,
  render: Render,
): Promise<Unwritten | null> {
  const reason: Unwritten | null = await writeFiles(site, page, render).catch((error: unknown) => ({
    why: 'error',
    message: String(error),
  }));
  if (reason) {
    const names = [fileOf(page), textFileOf(page)].flatMap((name) => [
      name,
      `${name}.br`,
      `${name}.gz`,
    ]);
    await Promise.all(names.map((name) => rm(join(site.folder, name), { force: true })));
  }
  return reason;
}

async function writeFiles(
  { folder, origin }: Site,
  page: RecordPage,
  render: Render,
): Promise<Unwritten | null> {
  const { type, id, language, source } = page;
  const address = detailsAddress(type, id);
  const rendered = await render(address, language);
  const file = join(folder, fileOf(page));
  const text = join(folder, textFileOf(page));
  // The page says that there is no such record, or that reading it has failed.
  if (rendered.head.includes('content="noindex"')) return { why: 'unread' };
  const shell = await readFile(join(folder, type, 'details', `${INDEX}.html`), 'utf8');
  const html = writePage(shell, rendered, {
    language,
    htmlLang: LANGUAGES[language].htmlLang,
    record: { id, source: rendered.isComplete ? source : '' },
  });
  const path = language === 'en' ? englishUrl(address) : address;
  await writeText(text, toMarkdown(rendered.html, origin + path), RECORD_QUALITY);
  // Last, because it says of what data both files are.
  await writeText(file, nameOrigin(html, origin), RECORD_QUALITY);
  return null;
}

/**
 * Removes the files of all other pages of a type.
 * @returns the number of removed files
 */
export async function removeOtherPages(
  folder: string,
  type: DetailsPageType,
  pages: readonly RecordPage[],
): Promise<number> {
  const current = new Set([
    `${type}/details/${INDEX}.html`,
    ...pages.flatMap((page) => [fileOf(page), textFileOf(page)]),
  ]);
  const names = await readdir(join(folder, type, 'details'));
  const others = names
    .map((name) => `${type}/details/${name}`)
    .filter((name) => !current.has(name.replace(/\.(?:br|gz)$/, '')));
  await pMap(others, (name) => rm(join(folder, name)), { concurrency: FILES_AT_ONCE });
  return others.filter((name) => name.endsWith('.html')).length;
}

/** The name of the Markdown file of a page, for programs that do not read HTML. */
function textFileOf({ type, id, language }: RecordPage): string {
  return `${type}/details/${id}${SUFFIXES[language]}.md`;
}

function fileOf({ type, id, language }: RecordPage): string {
  return `${type}/details/${id}${ENDINGS[language]}`;
}
