import { assetUrl } from '#src/api/uploads/assets.ts';
import { firstGraphemes, graphemesOf } from '#src/lib/text/graphemes.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import { displayName, firstText } from '#src/session/person.ts';
import type { SessionUser } from '#src/session/session-store.ts';

/** Account details from the session's claims, under any of their usual names. */
export function describeAccount(user: SessionUser) {
  return {
    username: firstText(user.username, user.sub),
    name: displayName(user),
    picture: safeImageSrc(assetUrl(firstText(user.avatar, user.photoURL, user.picture))),
  };
}

/**
 * Avatar text: the given name of a Chinese name, the first character of a longer Chinese title
 * (系统管理员), else initials.
 */
export function initials(name: string): string {
  const characters = graphemesOf(name);
  if (/\p{Script=Han}/u.test(name)) {
    return characters.length > 3 ? (characters[0] ?? '') : characters.slice(-2).join('');
  }
  const words = name.split(/[\s._-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => firstGraphemes(word, 1).toUpperCase())
    .join('');
}
