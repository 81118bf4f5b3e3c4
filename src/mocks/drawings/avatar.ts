import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import { hashNumber } from '#src/lib/text/fingerprint.ts';

/** Avatar with the first character of the name. */
export function avatar(user: { username: string; nickname: string }): string {
  const name = user.nickname || user.username;
  const hue = hashNumber(user.username) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<rect width="96" height="96" fill="hsl(${hue} 42% 42%)"/>
<text x="48" y="50" fill="#fff" font-family="sans-serif" font-size="44" text-anchor="middle" dominant-baseline="central">${firstGraphemes(name, 1).toUpperCase()}</text></svg>`;
}
