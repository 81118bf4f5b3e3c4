export type Announcement = { url: string; type: string; body: string };

/** A search engine that accepts announcements of new addresses. */
export type Service = {
  name: string;
  /** The environment variable with the key that it gave the site. */
  variable: string;
  /** The most addresses in an announcement. */
  limit: number;
  accepts: (address: string) => boolean;
  announcement: (site: { origin: string; key: string }, addresses: string[]) => Announcement;
};

export const SERVICES: Service[] = [
  {
    // https://www.indexnow.org/documentation: Bing, Yandex and others share the announced addresses.
    name: 'IndexNow',
    variable: 'INDEXNOW_KEY',
    limit: 10_000,
    accepts: () => true,
    announcement: ({ origin, key }, urlList) => ({
      url: 'https://api.indexnow.org/indexnow',
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(
        { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList },
        null,
        2,
      ),
    }),
  },
  {
    // https://ziyuan.baidu.com/linksubmit says this address, without TLS.
    name: 'Baidu',
    variable: 'BAIDU_TOKEN',
    limit: 2000,
    // English pages are left out: each address counts for the daily quota, and Baidu's users read Chinese.
    accepts: (address) => !/[?&]lng=en$/.test(address),
    announcement: ({ origin, key }, addresses) => ({
      url: `http://data.zz.baidu.com/urls?${new URLSearchParams({ site: origin, token: key })}`,
      type: 'text/plain',
      body: addresses.join('\n'),
    }),
  },
];
