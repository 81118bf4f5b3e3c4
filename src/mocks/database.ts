import { AccessLog } from '#src/features/access-log/schema.ts';
import { Advertisement } from '#src/features/advertisement/schema.ts';
import { Announcement } from '#src/features/announcement/schema.ts';
import { CompanyInfo } from '#src/features/company-info/schema.ts';
import { Enquiry } from '#src/features/enquiry/schema.ts';
import { FriendlyLink } from '#src/features/friendly-link/schema.ts';
import { HistoryEntry } from '#src/features/history/schema.ts';
import { Honor } from '#src/features/honor/schema.ts';
import { MenuItem } from '#src/features/menu/schema.ts';
import { NewsCategory } from '#src/features/news/category/schema.ts';
import { News } from '#src/features/news/schema.ts';
import { Photo } from '#src/api/photo-schema.ts';
import { ProductCategory } from '#src/features/product/category/schema.ts';
import { Product } from '#src/features/product/schema.ts';
import { Job } from '#src/features/job/schema.ts';
import { User } from '#src/features/user/schema.ts';
import { createCollection } from './collection.ts';
import { createFaults } from './faults.ts';
import type { FileStore } from './files.ts';
import { createMemoryFiles } from './files.ts';
import type { PictureStore } from './picture-store.ts';
import { createRequestLog } from './request-log.ts';
import type { LoggedRequest } from './request-log.ts';
import { seedAccessLog } from './seed/access-log.ts';
import { seedAdvertisements } from './seed/advertisements.ts';
import { seedAnnouncements } from './seed/announcements.ts';
import { seedCompanyInfo } from './seed/company-info.ts';
import { createSeed } from './seed/context.ts';
import { seedEnquiries } from './seed/enquiries.ts';
import { seedHistory } from './seed/history.ts';
import { seedHonors } from './seed/honors.ts';
import { seedJobs } from './seed/jobs.ts';
import { seedLinks } from './seed/links.ts';
import { seedMenu } from './seed/menu.ts';
import { seedNewsCategories } from './seed/news-categories.ts';
import { seedNews } from './seed/news.ts';
import { seedPhotos } from './seed/photos.ts';
import { seedProductCategories } from './seed/product-categories.ts';
import { seedProducts } from './seed/products.ts';
import { seedUsers } from './seed/users.ts';

export type DatabaseOptions = {
  /** Number that the generated data depends on. */
  seed?: number;
  /** Fixed clock and base day of the data; defaults to the real time. */
  now?: Date;
  /** Number of records, to override the default. */
  rows?: { news?: number; accessLog?: number };
  pictures: PictureStore;
  files?: FileStore;
  /** Lifetime of a login's token; default three days. */
  tokenSeconds?: number;
  onRequest?: (request: LoggedRequest) => void;
};

export type Database = ReturnType<typeof createDatabase>;

/** State that a host persists over a restart. */
export type DatabaseState = { collections: Record<string, unknown>; endedTokens: string[] };

const THREE_DAYS = 259_200;

/** The data of a company website, generated from a seed on first access. */
export function createDatabase(options: DatabaseOptions) {
  const { now, pictures, files = createMemoryFiles(), tokenSeconds = THREE_DAYS } = options;
  const seed = createSeed({ ...options, now: now ?? new Date() });
  let keep: () => Promise<void> = async () => {};
  let kept = Promise.resolve();
  const changed = () => {
    kept = keep();
  };
  const endedTokens = new Set<string>();
  /** Captcha codes by captcha id. */
  const captchas = new Map<string, string>();
  const faults = createFaults();
  const requests = createRequestLog(options.onRequest);

  const collections = {
    accessLog: createCollection(
      { record: AccessLog, seed: () => seedAccessLog(seed), idPrefix: 'log-' },
      changed,
    ),
    advertisements: createCollection(
      { record: Advertisement, seed: () => seedAdvertisements(seed) },
      changed,
    ),
    announcements: createCollection(
      { record: Announcement, seed: () => seedAnnouncements(seed) },
      changed,
    ),
    companyInfo: createCollection(
      { record: CompanyInfo, seed: () => seedCompanyInfo(seed) },
      changed,
    ),
    enquiries: createCollection({ record: Enquiry, seed: () => seedEnquiries(seed) }, changed),
    history: createCollection({ record: HistoryEntry, seed: () => seedHistory(seed) }, changed),
    honors: createCollection({ record: Honor, seed: () => seedHonors(seed) }, changed),
    jobs: createCollection({ record: Job, seed: () => seedJobs(seed) }, changed),
    links: createCollection({ record: FriendlyLink, seed: () => seedLinks(seed) }, changed),
    menu: createCollection({ record: MenuItem, seed: () => seedMenu(seed) }, changed),
    news: createCollection({ record: News, seed: () => seedNews(seed) }, changed),
    newsCategories: createCollection(
      { record: NewsCategory, seed: () => seedNewsCategories(seed) },
      changed,
    ),
    photos: createCollection(
      { record: Photo, seed: () => seedPhotos(seed), idPrefix: 'photo-' },
      changed,
    ),
    productCategories: createCollection(
      { record: ProductCategory, seed: () => seedProductCategories(seed) },
      changed,
    ),
    products: createCollection({ record: Product, seed: () => seedProducts(seed) }, changed),
    users: createCollection({ record: User, seed: () => seedUsers(seed) }, changed),
  };

  return {
    ...collections,
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
    kept: () => kept,
    /** All changes since the seed. */
    dump: (): DatabaseState => ({
      collections: Object.fromEntries(
        Object.entries(collections).flatMap(([name, { dump }]) => {
          const rows = dump();
          return rows === null ? [] : [[name, rows]];
        }),
      ),
      endedTokens: [...endedTokens],
    }),
    /**
     * Restores a dump.
     * @throws where it does not fit.
     */
    load: (state: DatabaseState) => {
      for (const [name, collection] of Object.entries(collections)) {
        const rows = state.collections[name];
        if (rows === undefined) collection.reset();
        else collection.load(rows);
      }
      endedTokens.clear();
      for (const token of state.endedTokens) endedTokens.add(token);
    },
    /** Restores the seed and clears faults, requests and uploads. */
    reset: async () => {
      for (const collection of Object.values(collections)) collection.reset();
      endedTokens.clear();
      captchas.clear();
      faults.clear();
      requests.clear();
      await files.clear();
      changed();
      await kept;
    },
  };
}
