import { safeHref } from '#src/lib/links/safe-href.ts';
import { siteOrigin } from '#src/lib/links/site-origin.ts';

/** The platforms whose player shows a video; `file` is a file of the company's own. */
type VideoKind = 'file' | 'bilibili' | 'youku' | 'tencent' | 'youtube';

export type VideoSource = {
  kind: VideoKind;
  /** What plays: the file, or the platform's player. */
  player: string;
};

type Platform = {
  kind: VideoKind;
  hosts: RegExp;
  /** The video's id in path and query. */
  id: RegExp;
  player: (id: string) => string;
};

const PLATFORMS: Platform[] = [
  {
    kind: 'bilibili',
    hosts: /^(?:www\.|m\.|player\.)?bilibili\.com$/,
    id: /^\/(?:video\/(?:av)?|player\.html\?(?:.*&)?(?:bvid|aid)=)(BV[\da-z]{10}|\d{1,12})(?![\da-z])/i,
    player: (id) =>
      `https://player.bilibili.com/player.html?${/^\d/.test(id) ? 'aid' : 'bvid'}=${id}&autoplay=1`,
  },
  {
    kind: 'youku',
    hosts: /^(?:v|m|player|www)\.youku\.com$/,
    id: /^\/(?:v_show\/id_|embed\/|video\/id_|player\.php\/sid\/)([\da-z]{6,40}={0,2})(?![\da-z=])/i,
    player: (id) => `https://player.youku.com/embed/${id}`,
  },
  {
    kind: 'tencent',
    hosts: /^(?:m\.)?v\.qq\.com$/,
    id: /^\/(?:x\/page\/|x\/cover\/[\da-z]+\/|(?:txp\/)?iframe\/(?:player|preview)\.html\?(?:.*&)?vid=)([\da-z]{11})(?![\da-z])/i,
    player: (id) => `https://v.qq.com/txp/iframe/player.html?vid=${id}`,
  },
  {
    kind: 'youtube',
    hosts: /^(?:(?:www\.|m\.)?youtube\.com|www\.youtube-nocookie\.com|youtu\.be)$/,
    id: /^\/(?:(?:embed|shorts)\/|watch\?(?:.*&)?v=)?([\w-]{11})(?![\w-])/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
];

const VIDEO_FILE = /\.(?:mp4|m4v|webm)$/i;

/** Whether an address is that of a video, on whatever server its file is. */
export function isVideoAddress(address: string): boolean {
  const safe = safeHref(address);
  if (safe === undefined) return false;
  const { protocol, pathname } = new URL(safe, siteOrigin());
  const isFile = /^https?:$/.test(protocol) && VIDEO_FILE.test(pathname);
  return isFile || videoSource(safe) !== undefined;
}

type Resolve = (address: string) => string;

/** The URL of a file of this site or of the server with its uploads, whose path ends so; undefined for others. */
export function ownFile(address: string, ending: RegExp, resolve: Resolve): string | undefined {
  const safe = safeHref(address);
  if (safe === undefined) return undefined;
  const file = resolve(safe);
  const { protocol, origin, pathname } = new URL(file, siteOrigin());
  const own = [siteOrigin(), new URL(resolve('/'), siteOrigin()).origin];
  const isOwn = /^https?:$/.test(protocol) && own.includes(origin);
  return isOwn && ending.test(pathname) ? file : undefined;
}

/**
 * What plays the video at an address: a file of this site or of the server with its uploads, or a page of a
 * platform. Undefined for any other address.
 * @param resolve completes the address of a file
 */
export function videoSource(address: string, resolve: Resolve = String): VideoSource | undefined {
  const file = ownFile(address, VIDEO_FILE, resolve);
  if (file !== undefined) return { kind: 'file', player: file };
  if (!/^https?:/i.test(address) || safeHref(address) === undefined) return undefined;
  const url = new URL(address);
  for (const { kind, hosts, id, player } of PLATFORMS) {
    const found = hosts.test(url.hostname) && id.exec(url.pathname + url.search)?.[1];
    if (found) return { kind, player: player(found) };
  }
  return undefined;
}
