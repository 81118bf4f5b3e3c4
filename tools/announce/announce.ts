import * as v from 'valibot';
import { type Announcement, type Service, SERVICES } from './services.ts';

/** The time of the last announced change of each address, by the name of the service. */
export const Announced = v.record(v.string(), v.record(v.string(), v.string()));
export type Announced = v.InferOutput<typeof Announced>;

type Options = {
  /** The site's sitemap. */
  xml: string;
  announced: Announced;
  /** The environment variables with the keys of the services. */
  keys: Record<string, string | undefined>;
  print: (line: string) => void;
  send: (announcement: Announcement) => Promise<Response>;
  /** Called after each service with everything announced so far. */
  save: (announced: Announced) => void;
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * Announces new and changed addresses to each service with a key. For the others, prints what would be sent.
 * @throws Error if a service refuses
 */
export async function announce(options: Options): Promise<void> {
  const { xml, announced, keys, print, save } = options;
  const entries = entriesOf(xml);
  const [first] = entries.keys();
  if (first === undefined) throw new Error('The sitemap has no address.');
  const { origin, hostname } = new URL(first);
  const now = { ...announced };
  for (const service of SERVICES) {
    const { name, variable } = service;
    const known = announced[name] ?? {};
    const fresh = [...entries].filter(
      ([address, changed]) => service.accepts(address) && known[address] !== changed,
    );
    const key = keys[variable]?.trim() ?? '';
    if (fresh.length === 0) {
      print(`${name}: nothing new`);
      continue;
    }
    if (key !== '' && /^(?:localhost|127\.|\[::1\])/.test(hostname)) {
      throw new Error(
        `The sitemap is of ${origin}. Run \`npm run sitemap -- https://www.example.com\`.`,
      );
    }
    await announceTo(
      service,
      { origin, key },
      { ...options, addresses: fresh.map(([one]) => one) },
    );
    if (key === '') continue;
    now[name] = { ...known, ...Object.fromEntries(fresh) };
    save(now);
  }
}

async function announceTo(
  service: Service,
  { origin, key }: { origin: string; key: string },
  { addresses, print, send }: Pick<Options, 'print' | 'send'> & { addresses: string[] },
): Promise<void> {
  const { name, variable, limit } = service;
  for (let from = 0; from < addresses.length; from += limit) {
    const part = addresses.slice(from, from + limit);
    if (key === '') {
      const { url, body } = service.announcement({ origin, key: `<${variable}>` }, part);
      print(`${name}: ${variable} is not set. This would be sent to ${decodeURIComponent(url)}\n`);
      print(`${body}\n`);
      continue;
    }
    const answer = await send(service.announcement({ origin, key }, part));
    const text = (await answer.text()).trim();
    const said = `${name}: ${part.length} addresses, answered ${answer.status} ${text}`.trim();
    if (!answer.ok) throw new Error(said);
    print(said);
  }
}

/** The addresses of a sitemap, and when each has changed, '' if it does not say so. */
function entriesOf(xml: string): Map<string, string> {
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => {
    const textOf = (name: string) =>
      (new RegExp(`<${name}>(.*?)</${name}>`).exec(entry)?.[1] ?? '').replaceAll(
        /&(\w+);/g,
        (whole, entity: string) => ENTITIES[entity] ?? whole,
      );
    return [textOf('loc'), textOf('lastmod')] as const;
  });
  return new Map(entries);
}
