import { createRandom } from '../random.ts';

/** Captcha as an SVG data URL. */
export function captchaPicture(code: string): string {
  const random = createRandom(code);
  const letters = code.split('').map((letter, index) => {
    const [x, y] = [18 + index * 26, 29 + random.int(-4, 4)];
    return `<text x="${x}" y="${y}" transform="rotate(${random.int(-18, 18)} ${x} ${y})">${letter}</text>`;
  });
  const lines = Array.from({ length: 3 }, () => {
    const [from, to] = [random.int(4, 36), random.int(4, 36)];
    return `<path d="M0 ${from} Q60 ${random.int(0, 40)} 120 ${to}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40">
<rect width="120" height="40" fill="#f1f8f4"/><g fill="none" stroke="#9fd3b4">${lines.join('')}</g>
<g font-family="monospace" font-size="24" font-weight="700" fill="#14663a" text-anchor="middle">${letters.join('')}</g></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
