import { hasMedia } from './hidden-parts.ts';
import { inertDocument } from './inert-document.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { CAPTIONS } from '#src/lib/videos/video-figure.ts';
import { isVideoAddress } from '#src/lib/videos/video-source.ts';

/** Players that work on WeChat's own pages alone. */
const OWN_OF_WECHAT = /^https?:\/\/mp\.weixin\.qq\.com\//i;
const PLACE_OF_TITLE = '▶';
/** Attributes with a player's URL: `data-src` is WeChat's before it is in view, `data` and `value` are of `object`, `url` of CKEditor's `oembed`. */
const ADDRESS = ['data-src', 'src', 'data', 'url', 'value'];

/**
 * The element that replaces another editor's player in a text: a video, or a paragraph with a link where it is sound,
 * another kind of video, or one of WeChat itself. Undefined for any other element.
 */
export function linkForPlayer(player: Element): HTMLElement | undefined {
  const tag = player.nodeName.toLowerCase();
  if (!/^(?:audio|embed|iframe|object|oembed|video)$/.test(tag)) return undefined;
  const addresses = [player, ...player.querySelectorAll('source, param, embed')]
    .flatMap((part) => ADDRESS.map((name) => part.getAttribute(name)?.trim() ?? ''))
    .map((address) => address.replace(/^\/\//, 'https://'))
    .filter((address) => /^(?:https?:\/)?\//i.test(address) && safeHref(address) !== undefined);
  const video = addresses.find(isVideoAddress);
  const isLinked = /^(?:audio|video)$/.test(tag);
  const address = video ?? addresses.find((one) => isLinked || OWN_OF_WECHAT.test(one));
  if (address === undefined) return undefined;

  const figure = player.closest('figure');
  const title = player.getAttribute('title') ?? figure?.querySelector('figcaption')?.textContent;
  const block = inertDocument().createElement(video === undefined ? 'p' : 'figure');
  const addLink = (href: string, text: string) => {
    const link = inertDocument().createElement('a');
    link.setAttribute('href', href);
    link.append(text);
    block.append(link);
    return link;
  };
  const link = addLink(address, title?.trim() || PLACE_OF_TITLE);
  if (video === undefined) return block;
  const poster = player.getAttribute('poster');
  if (poster) {
    const picture = inertDocument().createElement('img');
    picture.src = poster;
    picture.alt = '';
    picture.setAttribute('role', 'presentation');
    link.prepend(picture);
  }
  const captions = player.querySelector('track[src$=".vtt"]')?.getAttribute('src');
  if (captions) addLink(captions, CAPTIONS);
  return block;
}

/** Elements that cannot contain a figure. */
const LINES = 'p, h1, h2, h3, h4, h5, h6, pre';

/** Content of a figure that is more than a player with a caption. */
const NOT_OF_PLAYER = 'img, p, table, blockquote, :is(iframe, video) ~ :not(figcaption)';

/** Replaces a player by what `linkForPlayer` returns, inserted next to the line that contains it. */
export function replacePlayer(player: Element): void {
  const block = linkForPlayer(player);
  if (block === undefined) return;
  const line = player.closest(LINES);
  const figure = player.closest('figure');
  if (figure?.querySelector(NOT_OF_PLAYER) === null) {
    figure.replaceWith(block);
  } else if (line === null) {
    player.replaceWith(block);
  } else {
    const start = inertDocument().createRange();
    start.setStartBefore(line);
    start.setEndBefore(player);
    line.before(start.extractContents(), block);
    player.remove();
    for (const part of [line, block.previousElementSibling]) {
      if (part?.matches(LINES) && part.textContent.trim() === '' && !hasMedia(part)) part.remove();
    }
  }
}
