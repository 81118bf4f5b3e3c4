import type { OnElement } from '#src/lib/html/purify.ts';
import { safeHref, safeImageSrc } from '#src/lib/links/safe-href.ts';
import { linkForPlayer } from '#src/lib/html/other-player.ts';

/** Elements that the sanitiser drops, or reduces to their text. */
const DROPPED = `applet area audio canvas details embed frame iframe input math meter object oembed progress q ruby select
  svg textarea video`;
/** URLs of links and pictures that did not work on the original page either. */
const DEAD = /^(?:$|#|about:|blob:|cid:|file:|javascript:|[a-z]:\\)/i;

/**
 * Collects the names of what the sanitiser removes from a text (`iframe`, `a href`, `#hidden`) and a reader of the
 * original page could see or use.
 */
export function watchDropped(): { dropped: Set<string>; onElement: OnElement } {
  const dropped = new Set<string>();
  const onElement: OnElement = (element, isHidden) => {
    if (isHidden) dropped.add('#hidden');
    // Without a parent, the element was hidden and has been removed.
    else if (element.parentNode) for (const name of namesOf(element)) dropped.add(name);
  };
  return { dropped, onElement };
}

const NAMES = new Set(DROPPED.split(/\s+/));

function namesOf(element: Element): string[] {
  const name = element.nodeName.toLowerCase();
  const addressIn = (attribute: string) => element.getAttribute(attribute)?.trim() ?? '';
  if (name === 'a') {
    const href = addressIn('href');
    return DEAD.test(href) || safeHref(href) !== undefined ? [] : ['a href'];
  }
  if (name === 'img') {
    const src = addressIn('data-src') || addressIn('data-original') || addressIn('src');
    return DEAD.test(src) || safeImageSrc(src) !== undefined ? [] : ['img'];
  }
  if (/background[^;]*url\(/i.test(addressIn('data-style'))) return ['#picture'];
  if (!NAMES.has(name) || element.matches('input[type=hidden]')) return [];
  const isVideo = name !== 'audio' && linkForPlayer(element)?.tagName === 'FIGURE';
  return isVideo ? [] : [name];
}
