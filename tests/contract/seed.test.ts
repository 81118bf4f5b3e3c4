import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CompanyInfoInput } from '#src/features/company-info/input.ts';
import { EnquiryInput } from '#src/features/enquiry/input.ts';
import { UserInput } from '#src/features/user/input.ts';
import type { Row } from '#src/mocks/collection.ts';
import { createDatabase } from '#src/mocks/database.ts';
import { readPicture } from '#src/mocks/handlers/pictures.ts';
import { createPictureFiles } from '#src/mocks/picture-files.ts';

const pictures = createPictureFiles();
const make = (options: { seed?: number; now?: Date } = {}) =>
  createDatabase({ pictures, now: new Date('2026-11-20T10:00:00Z'), ...options });

/** The rows of all types. */
const rowsOf = ({ collections }: ReturnType<typeof make>) =>
  Object.values(collections).flatMap((collection): readonly Row[] => collection.all());

describe('the sample data', () => {
  // `shapes.test.ts` looks at those of the other types, as they are sent.
  it.each([
    ['companyInfo', CompanyInfoInput],
    ['enquiries', EnquiryInput],
    ['users', UserInput],
  ] as const)('%s: every record could be saved as it stands', (name, input) => {
    const db = make();
    const wrong = db[name].all().flatMap((row) => {
      const { issues = [] } = v.safeParse(input, row);
      return issues.map((issue) => `${row.id} ${v.getDotPath(issue)}: ${issue.message}`);
    });
    expect(wrong).toEqual([]);
  });

  it('says one number of visits: no record has less views than visits of its page, none was visited before it was published', () => {
    const { accessLog, news, products } = make();
    const wrong = accessLog.all().filter(({ path, createTime }) => {
      const id = path.split('?id=')[1];
      const item = path.startsWith('/news/details') ? news.find(id) : undefined;
      return item && createTime < item.publishTime;
    });
    expect(wrong).toEqual([]);
    const visitsOf = (page: string) => accessLog.all().filter(({ path }) => path === page).length;
    const begin = accessLog.all()[0]?.createTime ?? '';
    const others = news.all().filter(({ id, views, publishTime }) => {
      const visits = visitsOf(`/news/details?id=${id}`);
      return publishTime > begin ? views !== visits : views < visits;
    });
    expect(others).toEqual([]);
    for (const { id, views } of products.all()) {
      expect(views, `product ${id}`).toBeGreaterThanOrEqual(visitsOf(`/product/details?id=${id}`));
    }
  });

  it('has ids that are unique within their type', () => {
    for (const [name, collection] of Object.entries(make().collections)) {
      const ids = collection.all().map((row) => String(row.id));
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  it('is the same for the same seed and day, and different for another', () => {
    const texts = [make(), make(), make({ seed: 2 })].map((db) =>
      JSON.stringify([db.news.all(), db.accessLog.all(), db.photos.all(), db.products.all()]),
    );
    expect(texts[1]).toBe(texts[0]);
    expect(texts[2]).not.toBe(texts[0]);
  });

  it('does not depend on the time of the day', () => {
    const morning = make({ now: new Date('2026-11-20T00:10:00+08:00') });
    const evening = make({ now: new Date('2026-11-20T23:50:00+08:00') });
    expect(evening.news.all()).toEqual(morning.news.all());
  });

  it('moves with the day, so that the newest news are never old', () => {
    const db = make({ now: new Date('2031-03-01T10:00:00+08:00') });
    const newest = db.news.all().find((row) => row.publishTime < db.now().toISOString());
    expect(newest?.publishTime.slice(0, 10)).toBe('2031-02-28');
  });

  it('has scheduled, hidden and pinned news in six categories, with unique titles', () => {
    const db = make();
    const rows = db.news.all();
    const now = db.now().toISOString();
    expect(rows.filter((row) => row.publishTime > now).length).toBeGreaterThan(2);
    expect(rows.filter((row) => row.status === 1).length).toBeGreaterThan(2);
    expect(rows.filter((row) => row.pinned).length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.categoryId)).size).toBe(6);
    expect(new Set(rows.map((row) => row.title)).size).toBe(rows.length);
  });

  it('fills every placeholder of its texts', () => {
    expect(JSON.stringify(make().news.all())).not.toMatch(/\{\w+\}/);
  });

  it('has fewer visits at weekends and at night than on working days', () => {
    const db = make();
    const inChina = db.accessLog
      .all()
      .map(({ createTime }) => new Date(Date.parse(createTime) + 8 * 3_600_000));
    const share = (test: (time: Date) => boolean) => inChina.filter(test).length / inChina.length;
    // Two days of seven, and eight hours of a day, would have 0.29 and 0.33 of even visits.
    expect(share((time) => time.getUTCDay() % 6 === 0)).toBeLessThan(0.2);
    expect(share((time) => time.getUTCHours() < 8)).toBeLessThan(0.1);
    expect(db.accessLog.all()).toHaveLength(3000);
  });

  it('shows each product in a picture of its own', () => {
    const covers = make()
      .products.all()
      .map(({ cover }) => cover);
    expect(new Set(covers).size).toBe(60);
  });

  it('shows on the first three pages of the news no cover twice, and nowhere a studio picture', () => {
    const { news, products } = make();
    const today = '2026-11-20';
    const published = news
      .all()
      .filter((row) => row.status === 0 && row.publishTime < today)
      .sort((one, other) => Number(other.pinned) - Number(one.pinned));
    for (const start of [0, 10, 20]) {
      const covers = published.slice(start, start + 10).map(({ cover }) => cover);
      expect(covers).toEqual([...new Set(covers)]);
    }
    const ofProducts = new Set(products.all().map(({ cover }) => cover));
    expect(news.all().filter(({ cover }) => ofProducts.has(cover))).toEqual([]);
  });

  it('shows no cover a second time inside its article', () => {
    const twice = make()
      .news.all()
      .filter((row) => row.content.includes(row.cover));
    expect(twice).toEqual([]);
  });

  it('names no category, parent or picture that does not exist', async () => {
    const db = make();
    for (const { categoryId } of db.products.all()) {
      expect(db.productCategories.find(categoryId)).toBeDefined();
    }
    for (const { categoryId } of db.news.all()) {
      expect(db.newsCategories.find(categoryId)).toBeDefined();
    }
    const text = JSON.stringify(rowsOf(db));
    const addresses = new Set(text.match(/\/api\/pictures\/[\w.-]+/g));
    expect(addresses.size).toBeGreaterThan(60);
    const missing: string[] = [];
    for (const address of addresses) {
      const file = await readPicture(db, address, new Request('http://localhost/'));
      if (file === null) missing.push(address);
    }
    expect(missing).toEqual([]);
  });

  it('names only stored widths of each picture', () => {
    const text = JSON.stringify(rowsOf(make()));
    const stored = new Set(pictures.names());
    for (const [, name, widths = ''] of text.matchAll(
      /pictures\/([\w-]+)\.avif\?widths=([\d-]+)/g,
    )) {
      for (const width of widths.split('-')) {
        expect(stored).toContain(`${name}-${width}.avif`);
        expect(stored).toContain(`${name}-${width}.webp`);
      }
    }
  });

  it('gives the size of each picture in a text, so that nothing moves when it loads', async () => {
    const text = rowsOf(make()).map((row) => Object.values(row).join());
    // The poster of a video has a frame of its own, which keeps its place.
    const tags = text.join().match(/<img (?![^>]*role="presentation")[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(20);
    for (const tag of tags) {
      const [, name, widest, said] =
        /pictures\/([\w-]+)\.avif\?widths=[\d-]*?(\d+)".* (width="\d+" height="\d+")/.exec(tag) ??
        [];
      const file = await pictures.read(`${name}-${widest}.avif`);
      expect(said, tag).toBe(sizeOfAvif(Buffer.from(file?.bytes ?? [])));
    }
  });
});

/** Reads the size from the AVIF's `ispe` box. */
function sizeOfAvif(bytes: Buffer): string {
  const size = bytes.indexOf('ispe') + 8;
  return `width="${bytes.readUInt32BE(size)}" height="${bytes.readUInt32BE(size + 4)}"`;
}
