import type { Honor } from '#src/features/honor/schema.ts';
import { firstGraphemes, graphemesOf } from '#src/lib/text/graphemes.ts';

const LINE_LENGTH = 14;

type Look = { paper: string; ink: string; frame: string; emblem: string };

const STAR = 'm0-34 10 21 23 3-17 16 4 23-20-11-20 11 4-23-17-16 23-3Z';
const LAUREL =
  'M-14 32C-38 24-44-2-30-26c2 22 8 38 22 50ZM14 32C38 24 44-2 30-26c-2 22-8 38-22 50ZM0-20l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2Z';
const CHECK =
  'M0-36l30 10v22c0 20-14 32-30 40-16-8-30-20-30-40v-22Zm-14 32-6 6 15 15 26-27-6-6-20 21Z';
const LEAF =
  'M0 34C-2 12-12 2-34 0c0 20 12 34 34 34Zm0 0C2 12 12 2 34 0 34 20 22 34 0 34ZM0-36c14 14 14 26 0 42-14-16-14-28 0-42Z';

/** One look for each level, as their issuers differ. */
const LOOKS: Record<string, Look> = {
  national: { paper: '#fffaf0', ink: '#a3201d', frame: '#c79a3b', emblem: STAR },
  provincial: { paper: '#f4f8fc', ink: '#1d4f86', frame: '#5b8abb', emblem: LAUREL },
  city: { paper: '#faf7f2', ink: '#7a4a1e', frame: '#b28a5c', emblem: LAUREL },
  industry: { paper: '#f5faf6', ink: '#17653c', frame: '#5da07c', emblem: CHECK },
};

const PLAIN: Look = { paper: '#fafafa', ink: '#37433d', frame: '#93a099', emblem: LEAF };

/** A certificate as SVG; its look depends on its level, and whether it lapses. */
export function certificate(honor: Honor): string {
  const { name, issuer, certificateNo, date, validUntil, level } = honor;
  const { paper, ink, frame, emblem } = LOOKS[level] ?? PLAIN;
  const lines = breakLines(name);
  const title = lines
    .map((line, index) => `<tspan x="400" dy="${index === 0 ? 0 : 56}">${escape(line)}</tspan>`)
    .join('');
  const body = validUntil === '' ? award(ink, frame, emblem) : registration(ink, frame, emblem);
  const until = validUntil === '' ? '' : ` 至 ${validUntil.slice(0, 10)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" font-family="serif" text-anchor="middle">
<rect width="800" height="600" fill="${paper}"/>${body}
<text x="400" y="262" font-size="21" fill="#55605a">青禾智控科技有限公司</text>
<text x="400" y="${lines.length > 1 ? 316 : 338}" font-size="44" font-weight="700" fill="${ink}">${title}</text>
<text x="400" y="418" font-size="18" fill="#55605a">No. ${escape(certificateNo)}</text>
<text x="560" y="490" font-size="19" fill="#3d4541">${escape(issuer)}</text>
<text x="560" y="522" font-size="17" fill="#55605a">${date.slice(0, 10)}${until}</text></svg>`;
}

/** An award: two frames, the emblem above the title, a seal. */
function award(ink: string, frame: string, emblem: string): string {
  return `<g fill="none" stroke="${frame}"><rect x="24" y="24" width="752" height="552" stroke-width="6"/><rect x="38" y="38" width="724" height="524" stroke-width="1.500"/></g>
<path transform="translate(400 112)" d="${emblem}" fill="${frame}" fill-rule="evenodd"/>
<text x="412" y="206" font-size="27" letter-spacing="24" fill="${ink}">荣誉证书</text>
<g transform="translate(200 488)" fill="none" stroke="${ink}" opacity=".72"><circle r="50" stroke-width="4"/><circle r="41" stroke-width="1"/><path transform="scale(.7)" d="${STAR}" fill="${ink}" stroke="none"/></g>`;
}

/** A certificate that lapses: a band at the side with the emblem, ruled lines. */
function registration(ink: string, frame: string, emblem: string): string {
  return `<rect width="800" height="22" fill="${ink}"/><rect y="578" width="800" height="22" fill="${ink}"/>
<g stroke="${frame}" stroke-width="1"><path d="M120 226h560M120 384h560M120 446h560"/></g>
<circle cx="400" cy="112" r="58" fill="${ink}"/><path transform="translate(400 112) scale(.86)" d="${emblem}" fill="#fff" fill-rule="evenodd"/>
<text x="408" y="212" font-size="25" letter-spacing="16" fill="${ink}">认证证书</text>
<g transform="translate(200 500)" stroke="${frame}" fill="none"><circle r="40" stroke-width="3"/><path d="M-16 0-4 13 18-12" stroke-width="6"/></g>`;
}

function breakLines(text: string): string[] {
  const { length } = graphemesOf(text);
  if (length <= LINE_LENGTH) return [text];
  const first = firstGraphemes(text, Math.ceil(length / 2));
  return [first, text.slice(first.length)];
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
