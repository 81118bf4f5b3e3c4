import type { Database } from '#src/mocks/database.ts';
import { HOSTILE_ADDRESSES } from './addresses.ts';
import { ARTICLE_VECTORS, HOSTILE_MARKUP, hostileArticle } from './markup.ts';
import { NAUGHTY_TEXTS } from './texts.ts';

/** The rich-text and URL fields of each type; all other free fields are plain text. */
const TYPES = {
  accessLog: { rich: [], addresses: [] },
  advertisements: { rich: [], addresses: ['image', 'imageMobile', 'link'] },
  announcements: { rich: ['content'], addresses: [] },
  companyInfo: { rich: ['introduction'], addresses: ['logo', 'wechatQr', 'serviceQr'] },
  history: { rich: [], addresses: ['image'] },
  honors: { rich: [], addresses: ['image'] },
  jobs: { rich: ['duties', 'requirements'], addresses: [] },
  links: { rich: [], addresses: ['url', 'logo'] },
  menu: { rich: [], addresses: ['path'] },
  news: { rich: ['content'], addresses: ['cover'] },
  newsCategories: { rich: [], addresses: [] },
  photos: { rich: [], addresses: ['url'] },
  enquiries: { rich: [], addresses: ['url'] },
  productCategories: { rich: [], addresses: ['image'] },
  products: { rich: ['content'], addresses: ['cover', 'images'] },
  users: { rich: [], addresses: ['avatar'] },
} as const satisfies Partial<Record<keyof Database, { rich: string[]; addresses: string[] }>>;

/** Fields with values from a list, or parsed by the server. */
const NOT_FREE =
  /^(?:id|.*Id|.*Time|date|validUntil|deadline|status|type|progress|level|linkTarget|target|position|roles?)$/;
/** The first 40 rows and the 40 newest of each type are changed, because lists show these. */
const ROWS = 40;
const CHUNKS = 32;
const chunks = Array.from({ length: CHUNKS }, (_none, chunk) =>
  NAUGHTY_TEXTS.filter((_text, index) => index % CHUNKS === chunk).join(' '),
);

type Kind = 'text' | 'rich' | 'address';

/** The number of vectors and fields per kind; `pairs` counts each combination of them. */
export type Filled = Record<Kind, { vectors: number; fields: number; pairs: number }>;

/**
 * Distributes the corpus over every free field of every type, so that forms and details pages show all
 * of its rich text. The administrator keeps the username, which sign-in needs.
 */
export function fillWithCorpus(db: Database): Filled {
  const vectors = {
    text: NAUGHTY_TEXTS.length,
    rich: HOSTILE_MARKUP.length,
    address: HOSTILE_ADDRESSES.length,
  };
  /** The vectors that each field received, by kind. */
  const got = { text: new Map(), rich: new Map(), address: new Map() } satisfies Record<
    Kind,
    Map<string, Set<string>>
  >;
  const collections: Record<string, unknown> = {};
  for (const [type, { rich, addresses }] of Object.entries(TYPES)) {
    const kindOf = (field: string) =>
      rich.some((one) => one === field)
        ? 'rich'
        : addresses.some((one) => one === field)
          ? 'address'
          : 'text';
    const rows = rowsOf(db, type);
    const newest = new Set(
      rows
        .toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)))
        .slice(0, ROWS)
        .map(({ id }) => id),
    );
    collections[type] = rows.map((row, index) => {
      if (index >= ROWS && !newest.has(row.id)) return row;
      const change = (value: unknown, field: string, place: number): unknown => {
        const isAdmin = type === 'users' && field === 'username' && value === 'admin';
        if (NOT_FREE.test(field) || isAdmin) return value;
        if (Array.isArray(value)) {
          return value.map((one, at) =>
            typeof one === 'string' ? change(one, field, place + at) : changeAll(one, place + at),
          );
        }
        if (typeof value !== 'string') return value;
        const kind = kindOf(field);
        const richPlace = Object.values(TYPES)
          .flatMap((one): string[] => [...one.rich])
          .indexOf(field);
        const next = {
          text: () => chunks[(index + place) % CHUNKS] ?? '',
          rich: () => hostileArticle((richPlace + (index === 0 ? 0 : 2)) * ARTICLE_VECTORS),
          address: () => HOSTILE_ADDRESSES[(index + place * 7) % HOSTILE_ADDRESSES.length] ?? '',
        }[kind]();
        const known = got[kind].get(`${type}.${field}`) ?? new Set<string>();
        got[kind].set(`${type}.${field}`, known.add(next));
        return next;
      };
      const changeAll = (record: object, from: number) =>
        Object.fromEntries(
          Object.entries(record).map(([field, value], place) => [
            field,
            change(value, field, from + place),
          ]),
        );
      return changeAll(row, 0);
    });
  }
  db.load({ collections, endedTokens: [] });
  const count = (kind: Kind, perPart: number) => {
    const parts = [...got[kind].values()].reduce((sum, set: Set<string>) => sum + set.size, 0);
    return { vectors: vectors[kind], fields: got[kind].size, pairs: Math.round(parts * perPart) };
  };
  return {
    text: count('text', vectors.text / CHUNKS),
    rich: count('rich', ARTICLE_VECTORS),
    address: count('address', 1),
  };
}

function rowsOf(db: Database, type: string): readonly { id: unknown }[] {
  const collection = Object.entries(db).find(([name]) => name === type)?.[1];
  const hasRows = typeof collection === 'object' && collection !== null && 'all' in collection;
  return hasRows && typeof collection.all === 'function' ? collection.all() : [];
}

function timeOf(row: object): string {
  return ['publishTime', 'createTime'].map((name) => String(Reflect.get(row, name) ?? '')).join('');
}
