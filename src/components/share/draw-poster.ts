import { encode } from 'uqr';
import { fetchPicture } from '#src/lib/pictures/fetch-picture.ts';
import { CENTER, splitFocus } from '#src/lib/pictures/focal-point.ts';
import { srcSet } from '#src/lib/pictures/srcset.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import { wrapText } from './wrap-text.ts';

/** What a record puts on its poster. */
export type Poster = {
  /** Full URL with its focal point; '' for none. */
  picture: string;
  /** Words above the title, in small: category and date. */
  kicker: readonly string[];
  /** At most three are drawn. */
  facts: readonly { name: string; value: string }[];
  summary: string;
};

export type PosterTexts = Poster & {
  title: string;
  url: string;
  company: string;
  /** Full URL. */
  logo: string;
  /** What to do with the code. */
  hint: string;
};

export type PosterLook = {
  fonts: { heading: string; text: string };
  colors: Record<'brand' | 'ground' | 'text' | 'secondary' | 'line', string>;
};

export type DrawnPoster = {
  /** A JPEG as a `data:` URL: WeChat's browser saves no `blob:`. */
  src: string;
  /** False where the picture could not be read. */
  hasPicture: boolean;
};

/** In px. */
export const POSTER_SIZE = { width: 1080, height: 1440 };
const { width: WIDTH, height: HEIGHT } = POSTER_SIZE;
const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;
const FOOT = 252;
const WHITE = '#fff';
/** In ms; then the poster has no picture. */
const PATIENCE = 10_000;
const QUALITY = 0.92;
/** Number of facts side by side. */
const FACTS = 3;

/**
 * Draws a poster of 1080 × 1440 px.
 * @throws where the browser has no canvas, or not enough memory for one
 */
export async function drawPoster(texts: PosterTexts, look: PosterLook): Promise<DrawnPoster> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  const words = [texts.title, texts.company, ...texts.facts.flatMap(Object.values)].join('');
  const [picture, logo] = await Promise.all([
    loadPicture(texts.picture),
    loadPicture(texts.logo),
    ...[look.fonts.heading, look.fonts.text].flatMap((family) =>
      // A font that cannot be loaded is replaced by the next of its family.
      [400, 600, 700].map((weight) =>
        document.fonts.load(`${weight} 32px ${family}`, words).catch(() => []),
      ),
    ),
  ]);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = WHITE;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const pen = new Pen(context, look);
  drawRecord(pen, texts, picture);
  drawFoot(pen, texts, logo);
  return { src: canvas.toDataURL('image/jpeg', QUALITY), hasPicture: picture !== undefined };
}

/**
 * Loads a picture whose pixels may be read back from a canvas; undefined where its server does not allow it, or where
 * it fails.
 */
async function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  const src = safeImageSrc(splitFocus(address).file);
  if (src === undefined) return undefined;
  // The largest of its widths: of a `srcset`, a canvas counts the pixels differently.
  const largest = srcSet(src)?.split(', ').at(-1)?.split(' ')[0] ?? src;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The picture takes too long')), PATIENCE);
  });
  try {
    const image = await Promise.race([decoded(largest).catch(() => fetched(largest)), late]);
    return image.naturalWidth > 0 ? image : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function decoded(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
  return image;
}

/** The picture past the browser's cache, where the page's own copy may not be read. */
async function fetched(src: string): Promise<HTMLImageElement> {
  const answer = await fetchPicture(src);
  const address = URL.createObjectURL(await answer.blob());
  return decoded(address).finally(() => URL.revokeObjectURL(address));
}

type TextStyle = {
  size: number;
  weight: 400 | 600 | 700;
  color: string;
  lineHeight?: number;
  isHeading?: boolean;
};

/** Writes texts into a column, from the top down. */
class Pen {
  readonly context: CanvasRenderingContext2D;
  readonly colors: PosterLook['colors'];
  readonly #fonts: PosterLook['fonts'];

  constructor(context: CanvasRenderingContext2D, { colors, fonts }: PosterLook) {
    this.context = context;
    this.colors = colors;
    this.#fonts = fonts;
    context.textBaseline = 'middle';
  }

  /** The lines of a text in this style. */
  wrap(text: string, width: number, maxLines: number, style: TextStyle): string[] {
    this.#use(style);
    return wrapText(text, width, maxLines, (part) => this.context.measureText(part).width);
  }

  /** Writes lines whose first begins at `top`; returns where the next would. */
  write(lines: readonly string[], left: number, top: number, style: TextStyle): number {
    this.#use(style);
    const height = heightOf(style);
    lines.forEach((line, index) => this.context.fillText(line, left, top + height * (index + 0.5)));
    return top + height * lines.length;
  }

  #use({ size, weight, color, isHeading = false }: TextStyle): void {
    const family = isHeading ? this.#fonts.heading : this.#fonts.text;
    this.context.font = `${weight} ${size}px ${family}`;
    this.context.fillStyle = color;
  }
}

const heightOf = ({ size, lineHeight = 1.4 }: TextStyle) => Math.round(size * lineHeight);

/** The facts side by side, below a line. */
type FactsBlock = { columns: { names: string[]; values: string[] }[]; height: number };

const factStyles = ({ secondary, text }: PosterLook['colors']) => ({
  name: { size: 26, weight: 400, color: secondary } satisfies TextStyle,
  value: { size: 34, weight: 600, color: text, lineHeight: 1.3 } satisfies TextStyle,
});
const FACTS_GAP = 48;
/** Above and below the line over the facts. */
const FACTS_MARGIN = 28;

const factWidth = (count: number) => (INNER - FACTS_GAP * (count - 1)) / count;

function layOutFacts(pen: Pen, facts: Poster['facts']): FactsBlock {
  if (facts.length === 0) return { columns: [], height: 0 };
  const { name, value } = factStyles(pen.colors);
  const width = factWidth(facts.length);
  const columns = facts.map((fact) => ({
    names: pen.wrap(fact.name, width, 1, name),
    values: pen.wrap(fact.value, width, 2, value),
  }));
  const lines = Math.max(...columns.map(({ values }) => values.length));
  const height = 2 * FACTS_MARGIN + heightOf(name) + 6 + lines * heightOf(value);
  return { columns, height };
}

function drawFacts(pen: Pen, { columns, height }: FactsBlock, bottom: number): void {
  if (columns.length === 0) return;
  const { context, colors } = pen;
  const line = bottom - height + FACTS_MARGIN;
  const top = line + FACTS_MARGIN;
  const width = factWidth(columns.length);
  const { name, value } = factStyles(colors);
  context.fillStyle = colors.line;
  context.fillRect(MARGIN, line, INNER, 2);
  columns.forEach(({ names, values }, index) => {
    const left = MARGIN + index * (width + FACTS_GAP);
    if (index > 0) {
      context.fillStyle = colors.line;
      context.fillRect(left - FACTS_GAP / 2, top + 4, 2, bottom - top - 8);
    }
    const next = pen.write(names, left, top, name);
    pen.write(values, left, next + 6, value);
  });
}

/** The upper part, a picture or the title on the brand's colour, is as high as the words below it allow. */
function drawRecord(pen: Pen, texts: PosterTexts, picture: HTMLImageElement | undefined): void {
  const { colors } = pen;
  const isOnGround = picture === undefined;
  const facts = texts.facts.filter(({ value }) => value !== '').slice(0, FACTS);
  const block = layOutFacts(pen, facts);
  const small: TextStyle = { size: 28, weight: 600, color: isOnGround ? WHITE : colors.brand };
  const heading: TextStyle = {
    size: isOnGround ? 84 : 58,
    weight: 700,
    color: isOnGround ? WHITE : colors.text,
    lineHeight: 1.25,
    isHeading: true,
  };
  const text: TextStyle = {
    size: isOnGround ? 36 : 30,
    weight: 400,
    color: colors.secondary,
    lineHeight: 1.55,
  };
  const kicker = pen.wrap(texts.kicker.filter(Boolean).join('  ·  '), INNER, 1, small);
  const title = pen.wrap(texts.title, INNER, isOnGround ? 4 : 3, heading);
  const summary = pen.wrap(texts.summary, INNER, isOnGround ? 5 : 3, text);
  const titleHeight = kicker.length * (heightOf(small) + 10) + title.length * heightOf(heading);
  const summaryHeight = summary.length === 0 ? 0 : 14 + summary.length * heightOf(text);
  const bottom = HEIGHT - FOOT - 44;
  const words = block.height + summaryHeight + (isOnGround ? 0 : titleHeight);
  const upper = Math.min(bottom - words - 48, isOnGround ? HEIGHT : 3 * (WIDTH / 4));

  if (picture) drawCover(pen, picture, upper, splitFocus(texts.picture).focus ?? CENTER);
  else drawGround(pen, upper);
  const start = isOnGround ? (upper - titleHeight) / 2 : upper + 44;
  const below = pen.write(kicker, MARGIN, start, small) + kicker.length * 10;
  const end = pen.write(title, MARGIN, below, heading);
  pen.write(summary, MARGIN, isOnGround ? upper + 48 : end + 14, text);
  drawFacts(pen, block, bottom);
}

/** Fills the upper part; what is cut off is as far from the focal point as possible. */
function drawCover(
  { context, colors }: Pen,
  image: HTMLImageElement,
  height: number,
  focus: { x: number; y: number },
): void {
  const scale = Math.max(WIDTH / image.naturalWidth, height / image.naturalHeight);
  const [shownWidth, shownHeight] = [WIDTH / scale, height / scale];
  const left = ((image.naturalWidth - shownWidth) * focus.x) / 100;
  const top = ((image.naturalHeight - shownHeight) * focus.y) / 100;
  context.drawImage(image, left, top, shownWidth, shownHeight, 0, 0, WIDTH, height);
  context.fillStyle = colors.brand;
  context.fillRect(0, height, WIDTH, 8);
}

/** The brand's colour with two quiet rings. */
function drawGround({ context, colors }: Pen, height: number): void {
  context.save();
  context.beginPath();
  context.rect(0, 0, WIDTH, height);
  context.clip();
  context.fillStyle = colors.brand;
  context.fillRect(0, 0, WIDTH, height);
  context.strokeStyle = WHITE;
  context.globalAlpha = 0.1;
  context.lineWidth = 56;
  for (const radius of [220, 400]) {
    context.beginPath();
    context.arc(WIDTH - 40, height - 20, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  context.restore();
}

/** The company and the code. */
function drawFoot(pen: Pen, texts: PosterTexts, logo: HTMLImageElement | undefined): void {
  const { context, colors } = pen;
  const top = HEIGHT - FOOT;
  context.fillStyle = colors.ground;
  context.fillRect(0, top, WIDTH, FOOT);
  const side = drawCode(context, texts.url, top);
  let left = MARGIN;
  if (logo) {
    const size = 84;
    context.fillStyle = WHITE;
    roundRect(context, left, top + (FOOT - size) / 2, size, 16);
    const scale = (size - 16) / Math.max(logo.naturalWidth, logo.naturalHeight);
    const [width, height] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
    const middle = top + FOOT / 2;
    context.drawImage(logo, left + (size - width) / 2, middle - height / 2, width, height);
    left += size + 28;
  }
  const name: TextStyle = {
    size: 38,
    weight: 700,
    color: WHITE,
    lineHeight: 1.25,
    isHeading: true,
  };
  const hint: TextStyle = { size: 25, weight: 400, color: 'rgb(255 255 255 / 0.8)' };
  const width = WIDTH - MARGIN - side - 40 - left;
  const names = pen.wrap(texts.company, width, 2, name);
  const hints = pen.wrap(texts.hint, width, 2, hint);
  const height = names.length * heightOf(name) + 10 + hints.length * heightOf(hint);
  const next = pen.write(names, left, top + (FOOT - height) / 2, name);
  pen.write(hints, left, next + 10, hint);
}

/** Draws the code on white, in whole pixels; returns its width. */
function drawCode(context: CanvasRenderingContext2D, url: string, top: number): number {
  // The quiet zone of ISO/IEC 18004.
  const { data, size } = encode(url, { ecc: 'M', border: 4 });
  const module = Math.max(2, Math.floor(212 / size));
  const side = size * module;
  const [left, upper] = [WIDTH - MARGIN - side, top + Math.round((FOOT - side) / 2)];
  context.fillStyle = WHITE;
  roundRect(context, left, upper, side, 12);
  context.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(left + x * module, upper + y * module, module, module);
    }),
  );
  return side;
}

function roundRect(
  context: CanvasRenderingContext2D,
  left: number,
  top: number,
  size: number,
  radius: number,
): void {
  context.beginPath();
  // `roundRect` is missing in Chromium before 99 and Firefox before 112.
  context.moveTo(left + radius, top);
  context.arcTo(left + size, top, left + size, top + size, radius);
  context.arcTo(left + size, top + size, left, top + size, radius);
  context.arcTo(left, top + size, left, top, radius);
  context.arcTo(left, top, left + size, top, radius);
  context.fill();
}
