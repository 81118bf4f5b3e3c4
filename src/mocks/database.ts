import { createCollection, type Row } from './collection.ts';
import { createFaults } from './faults.ts';
import { createMemoryFiles, type FileStore } from './files.ts';
import type { PictureStore } from './picture-store.ts';
import { createRequestLog, type LoggedRequest } from './request-log.ts';
import { accessLogTable } from './seed/access-log.ts';
import { advertisementsTable } from './seed/advertisements.ts';
import { announcementsTable } from './seed/announcements.ts';
import { companyInfoTable } from './seed/company-info.ts';
import { createSeed, type Seed, type Table } from './seed/context.ts';
import { enquiriesTable } from './seed/enquiries.ts';
import { historyTable } from './seed/history.ts';
import { honorsTable } from './seed/honors.ts';
import { jobsTable } from './seed/jobs.ts';
import { linksTable } from './seed/links.ts';
import { menuTable } from './seed/menu.ts';
import { newsCategoriesTable, newsTable } from './seed/news.ts';
import { photosTable } from './seed/photos.ts';
import { productsTable } from './seed/products.ts';
import { productCategoriesTable } from './seed/products/product-categories.ts';
import { usersTable } from './seed/users.ts';

export type DatabaseOptions = {
  /** Number that the generated data depends on. */
  seed?: number;
  /** Fixed clock and base day of the data; defaults to the real time. */
  now?: Date;
  /** Number of records, to override the default. */
  rows?: Rows;
  /** Replaces the name of the sample company, which then has no logo. */
  siteName?: string;
  pictures: PictureStore;
  files?: FileStore;
  /** Lifetime of a login's token; default three days. */
  tokenSeconds?: number;
  onRequest?: (request: LoggedRequest) => void;
};

export type Database = ReturnType<typeof createDatabase>;

/** State that a host persists over a restart. */
export type DatabaseState = {
  collections: Record<string, unknown>;
  endedTokens: string[];
  /** Numbers of generated records; those of the options if absent. */
  rows?: Rows | undefined;
  /** In ms. */
  latency?: number | undefined;
  asksForCode?: boolean | undefined;
};

type Rows = Seed['rows'];

const THREE_DAYS = 259_200;

/** The data of a company website, generated from a seed on first access. */
export function createDatabase(options: DatabaseOptions) {
  const { now, pictures, files = createMemoryFiles(), tokenSeconds = THREE_DAYS } = options;
  const seed = createSeed({ ...options, now: now ?? new Date() });
  let keep: () => Promise<void> = async () => {};
  let persisted = Promise.resolve();
  const changed = () => {
    persisted = keep();
  };
  const endedTokens = new Set<string>();
  /** Captcha codes by captcha id. */
  const captchas = new Map<string, string>();
  /** Whether signing in requires the code of a captcha. */
  let asksForCode = false;
  const faults = createFaults();
  const requests = createRequestLog(options.onRequest);

  const open = <T extends Row>(table: Table<T>) => createCollection(table, seed, changed);
  const collections = {
    accessLog: open(accessLogTable),
    advertisements: open(advertisementsTable),
    announcements: open(announcementsTable),
    companyInfo: open(companyInfoTable),
    enquiries: open(enquiriesTable),
    history: open(historyTable),
    honors: open(honorsTable),
    jobs: open(jobsTable),
    links: open(linksTable),
    menu: open(menuTable),
    news: open(newsTable),
    newsCategories: open(newsCategoriesTable),
    photos: open(photosTable),
    productCategories: open(productCategoriesTable),
    products: open(productsTable),
    users: open(usersTable),
  };

  const clear = async (rows: Rows) => {
    seed.rows = rows;
    for (const collection of Object.values(collections)) collection.reset();
    endedTokens.clear();
    captchas.clear();
    asksForCode = false;
    faults.clear();
    requests.clear();
    await files.clear();
  };

  return {
    ...collections,
    collections,
    pictures,
    files,
    tokenSeconds,
    endedTokens,
    captchas,
    faults,
    requests,
    now: () => now ?? new Date(),
    /** Invalidates a token. */
    endToken: (token: string) => {
      endedTokens.add(token);
      changed();
    },
    /** Sets the host's function that persists every write. */
    persistWith: (save: () => Promise<void>) => {
      keep = save;
    },
    /** Settles when all writes are persisted. */
    persisted: () => persisted,
    /** All changes since the seed. */
    dump: (): DatabaseState => ({
      collections: Object.fromEntries(
        Object.entries(collections).flatMap(([name, { dump }]) => {
          const rows = dump();
          return rows === null ? [] : [[name, rows]];
        }),
      ),
      endedTokens: [...endedTokens],
      rows: seed.rows,
      latency: faults.latency(),
      asksForCode,
    }),
    /**
     * Restores a dump.
     * @throws where it does not fit.
     */
    load: (state: DatabaseState) => {
      seed.rows = state.rows ?? options.rows ?? {};
      faults.slowDown(state.latency ?? 0);
      asksForCode = state.asksForCode ?? false;
      for (const [name, collection] of Object.entries(collections)) {
        const rows = state.collections[name];
        if (rows === undefined) collection.reset();
        else collection.load(rows);
      }
      endedTokens.clear();
      for (const token of state.endedTokens) endedTokens.add(token);
    },
    /** Answers every call this much later, in ms, also after a restart. */
    slowDown: async (latency: number) => {
      faults.slowDown(latency);
      changed();
      await persisted;
    },
    asksForCode: () => asksForCode,
    /** Sets whether signing in requires the code of a captcha, also after a restart. */
    askForCode: async (asks: boolean) => {
      asksForCode = asks;
      changed();
      await persisted;
    },
    /** Restores the seed with these numbers of records, and clears faults, requests and uploads. */
    reset: async (rows: Rows = options.rows ?? {}) => {
      await clear(rows);
      changed();
      await persisted;
    },
    /** Removes all records except the users, the menu and the company, as on a new site. */
    empty: async () => {
      await clear({});
      const basics = new Set(['users', 'menu', 'companyInfo']);
      for (const [name, collection] of Object.entries(collections)) {
        if (!basics.has(name)) collection.load([]);
      }
      changed();
      await persisted;
    },
  };
}
