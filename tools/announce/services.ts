export type Announcement = { url: string; type: string; body: string };

/** A search engine that takes addresses at once, instead of finding them some day. */
export type Service = {
  name: string;
  /** The environment variable with the key that it gave the site. */
  variable: string;
  /** Of addresses in an announcement. */
  limit: number;
  takes: (address: string) => boolean;
  announcement: (site: { origin: string; key: string }, addresses: string[]) => Announcement;
};

export const SERVICES: Service[] = [
  {
    // https://www.indexnow.org/documentation: Bing, Yandex and others share what one of them is told.
    name: 'IndexNow',
    variable: 'INDEXNOW_KEY',
    limit: 10_000,
    takes: () => true,
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
    // https://ziyuan.baidu.com/linksubmit: at this address, without TLS.
    name: 'Baidu',
    variable: 'BAIDU_TOKEN',
    limit: 2000,
    // Each address counts for the day's quota, and Baidu's readers read Chinese.
    takes: (address) => !/[?&]lng=en$/.test(address),
    announcement: ({ origin, key }, addresses) => ({
      url: `http://data.zz.baidu.com/urls?${new URLSearchParams({ site: origin, token: key })}`,
      type: 'text/plain',
      body: addresses.join('\n'),
    }),
  },
];
