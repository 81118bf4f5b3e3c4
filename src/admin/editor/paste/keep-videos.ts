import { isVideoAddress } from '#src/lib/videos/video-source.ts';

/** A start tag of a player; WeChat keeps the address in `data-src` until it is in view. */
const PLAYER = /<(?:iframe|video|source|embed)\b([^<>]*)>/gi;
const ADDRESS = /\b(?:data-src|src)\s*=\s*["']([^"'<>]+)["']/i;
/** Only WeChat's own pages show these. */
const OWN_OF_WECHAT = /^https?:\/\/mp\.weixin\.qq\.com\//i;
const PLACE_OF_TITLE = '▶';

/**
 * Puts a link in the place of a known player of pasted markup, which the sanitiser drops: a video where this editor
 * has such, a plain link for those of WeChat itself.
 */
export function keepVideos(html: string): string {
  return html.replaceAll(PLAYER, (tag, attributes: string) => {
    const address = ADDRESS.exec(attributes)?.[1]?.replace(/^\/\//, 'https://');
    if (address === undefined || !/^(?:https?:|\/)/i.test(address)) return tag;
    const link = `<a href="${address}">${PLACE_OF_TITLE}</a>`;
    if (isVideoAddress(address.replaceAll('&amp;', '&'))) return `<figure>${link}</figure>${tag}`;
    return OWN_OF_WECHAT.test(address) ? `<p>${link}</p>${tag}` : tag;
  });
}
