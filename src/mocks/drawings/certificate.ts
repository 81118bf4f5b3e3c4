import type { Honor } from '#src/features/honor/schema.ts';
import { firstGraphemes, graphemesOf } from '#src/lib/text/graphemes.ts';

const LINE_LENGTH = 14;

/** A certificate as SVG. */
export function certificate({ name, issuer, certificateNo, date }: Honor): string {
  const lines = breakLines(name);
  const title = lines.map(
    (line, index) => `<tspan x="400" dy="${index === 0 ? 0 : 58}">${escape(line)}</tspan>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" font-family="serif" text-anchor="middle">
<rect width="800" height="600" fill="#fbf7ea"/>
<rect x="24" y="24" width="752" height="552" fill="none" stroke="#b8923a" stroke-width="6"/>
<rect x="38" y="38" width="724" height="524" fill="none" stroke="#d9bf7a" stroke-width="2"/>
<path d="M400 72c-22 26-22 46 0 64 22-18 22-38 0-64zM392 140c-20-4-32-16-36-36 22 0 34 10 36 36zm16 0c20-4 32-16 36-36-22 0-34 10-36 36z" fill="#2f7d4f"/>
<text x="400" y="198" font-size="26" letter-spacing="12" fill="#7a6227">荣 誉 证 书</text>
<text x="400" y="250" font-size="22" fill="#5b5b52">授予：青禾智控科技有限公司</text>
<text x="400" y="${lines.length > 1 ? 316 : 346}" font-size="44" font-weight="700" fill="#8c1f1f">${title.join('')}</text>
<text x="400" y="440" font-size="18" fill="#5b5b52">证书编号 ${escape(certificateNo)}</text>
<text x="560" y="490" font-size="20" fill="#3d3d36">${escape(issuer)}</text>
<text x="560" y="522" font-size="18" fill="#5b5b52">${date.slice(0, 10)}</text>
<circle cx="200" cy="488" r="46" fill="none" stroke="#c0392b" stroke-width="5" opacity=".75"/>
<path d="m200 460 8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z" fill="#c0392b" opacity=".75"/></svg>`;
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
