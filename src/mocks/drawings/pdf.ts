import type { Mark } from './dimensions.ts';

/** A page of a PDF: its size in points and what its `content` draws, from the functions below. */
export type PdfPage = { width: number; height: number; content: string[] };

type TextStyle = { size?: number; bold?: boolean; color?: string };

const INK = '0.15 0.2 0.18';

/**
 * Writes pages as a PDF in ASCII. No library is used: those that are kept up to date embed whole Chinese fonts (5 MB), while
 * readers bring the font that this names.
 */
export function pdf(pages: PdfPage[]): string {
  const first = 7;
  const kids = pages.map((_page, index) => `${first + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /Resources << /Font << /L 3 0 R /B 4 0 R /C 5 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >>',
    ...pages.flatMap(({ width, height, content }, index) => {
      const text = content.join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + index * 2 + 1} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`;
  return `${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
}

/** A line of text from the left end of its base line; y from the bottom. */
export function pdfText(x: number, y: number, text: string, style: TextStyle = {}): string {
  const { size = 10, bold = false, color = INK } = style;
  const runs = (text.match(/[\p{ASCII}\u00A0-\u00FF–’]+|[^\p{ASCII}\u00A0-\u00FF–’]+/gu) ?? []).map(
    (run) =>
      isLatin(run)
        ? `/${bold ? 'B' : 'L'} ${size} Tf (${latin(run)}) Tj`
        : `/C ${size} Tf ${bold ? `2 Tr ${size * 0.03} w` : ''} <${ucs2(run)}> Tj 0 Tr`,
  );
  return `BT ${color} rg ${color} RG ${round(x)} ${round(y)} Td ${runs.join(' ')} ET`;
}

function isLatin(run: string): boolean {
  return /^[\p{ASCII}\u00A0-\u00FF–’]/u.test(run);
}

/** Characters outside ASCII by their numbers in WinAnsi, in octal. */
function latin(text: string): string {
  return text
    .replaceAll(/[()\\]/g, '\\$&')
    .replaceAll('–', '\\226')
    .replaceAll('’', '\\222')
    .replaceAll(/[\u00A0-\u00FF]/g, (letter) => `\\${letter.charCodeAt(0).toString(8)}`);
}

function ucs2(text: string): string {
  return Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
}

/** Breaks a text into lines at most this many points wide; Latin words stay whole. */
export function pdfLines(text: string, width: number, size = 10): string[] {
  const lines: string[] = [''];
  let used = 0;
  for (const piece of text.match(/[\p{ASCII}\u00A0-\u00FF–’]+?(?:\s+|$)|[\p{ASCII}]+|./gu) ?? []) {
    const advance =
      Array.from(piece).reduce((sum, letter) => sum + (isLatin(letter) ? 0.51 : 1), 0) * size;
    if (used + advance > width && used > 0 && !/^[，。；：、）]/.test(piece)) {
      lines.push('');
      used = 0;
    }
    lines[lines.length - 1] += piece;
    used += advance;
  }
  return lines;
}

/** A filled rectangle from its lower left corner. */
export function pdfFill(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): string {
  return `${color} rg ${round(x)} ${round(y)} ${round(width)} ${round(height)} re f`;
}

/** A hairline. */
export function pdfRule(x: number, y: number, length: number, color = '0.8 0.84 0.82'): string {
  return `${color} RG 0.6 w ${round(x)} ${round(y)} m ${round(x + length)} ${round(y)} l S`;
}

const GREEN = '0.05 0.48 0.27';

/** Marks of a drawing, whose top left is at x, y. */
export function pdfMarks(marks: Mark[], x: number, y: number, scale: number): string[] {
  const inner = marks.map((mark) => {
    if (mark.kind === 'line') {
      const [[x1, y1], [x2, y2]] = [mark.from, mark.to];
      return `${GREEN} RG ${mark.weight} w ${round(x1)} ${round(y1)} m ${round(x2)} ${round(y2)} l S`;
    }
    const [left, top] = mark.at;
    if (mark.kind === 'text') {
      // Digits of Helvetica are 0.556 of its size wide; the page is upside down here.
      const half = (mark.text.length * 0.556 * mark.size) / 2;
      const [matrix, atX, atY] = mark.turned
        ? ['0 -1 -1 0', left, top + half]
        : ['1 0 0 -1', left - half, top];
      return `BT ${GREEN} rg /L ${mark.size} Tf ${matrix} ${round(atX)} ${round(atY)} Tm (${latin(mark.text)}) Tj ET`;
    }
    const pen = `1 g ${INK} RG ${mark.weight} w`;
    if (mark.kind === 'circle')
      return `${pen} ${rounded(left - mark.radius, top - mark.radius, mark.radius * 2, mark.radius * 2, mark.radius)} B`;
    const [width, height] = mark.size;
    return `${pen} ${rounded(left, top, width, height, mark.radius)} B`;
  });
  return [`q ${scale} 0 0 ${-scale} ${round(x)} ${round(y)} cm`, ...inner, 'Q'];
}

/** A rectangle with round corners; with half its width as radius, a circle. */
function rounded(x: number, y: number, width: number, height: number, corner: number): string {
  const radius = Math.min(corner, width / 2, height / 2);
  if (radius <= 0) return `${[x, y, width, height].map(round).join(' ')} re`;
  // The distance of a Bézier curve's control point that makes a quarter circle.
  const hold = radius * 0.4477;
  const [right, bottom] = [x + width, y + height];
  const curves = [
    [right - hold, y, right, y + hold, right, y + radius],
    [right, bottom - hold, right - hold, bottom, right - radius, bottom],
    [x + hold, bottom, x, bottom - hold, x, bottom - radius],
    [x, y + hold, x + hold, y, x + radius, y],
  ].map((curve) => `${curve.map(round).join(' ')} c`);
  const lines = [
    [right, bottom - radius],
    [x + radius, bottom],
    [x, y + radius],
  ].map((point) => `${point.map(round).join(' ')} l`);
  return `${round(x + radius)} ${round(y)} m ${round(right - radius)} ${round(y)} l ${curves[0]} ${lines[0]} ${curves[1]} ${lines[1]} ${curves[2]} ${lines[2]} ${curves[3]} h`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
