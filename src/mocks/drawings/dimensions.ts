import { allSeries } from '../seed/products/all-series.ts';
import { type Device, devices, type Part } from './devices.ts';

/** A mark on a sheet, in points from the top left; `weight` is the width of its line. */
export type Mark =
  | { kind: 'line'; from: Point; to: Point; weight: number }
  | { kind: 'rect'; at: Point; size: Point; radius: number; weight: number }
  | { kind: 'circle'; at: Point; radius: number; weight: number }
  | { kind: 'text'; at: Point; text: string; size: number; turned?: boolean };

type Point = readonly [x: number, y: number];

const GAP = 110;
const ROOM = 46;

/** Front and side of a device with its dimensions in mm, fitted into a sheet. */
export function dimensions(device: Device, [sheetWidth, sheetHeight]: Point): Mark[] {
  const [width, height, depth] = device.size;
  const scale = Math.min(
    (sheetWidth - GAP - 3.4 * ROOM) / (width + depth),
    (sheetHeight - 3.6 * ROOM) / height,
  );
  const used = (width + depth) * scale + GAP;
  const left = (sheetWidth - used) / 2 + ROOM / 2;
  const top = (sheetHeight - height * scale) / 2 - ROOM / 3;
  const sideLeft = left + width * scale + GAP;
  const bottom = top + height * scale;
  const x = (mm: number) => left + mm * scale;
  const y = (mm: number) => top + mm * scale;
  return [
    ...device.front.map((part) => shape(part, [left, top], scale)),
    ...device.side.map((part) => shape(part, [sideLeft, top], scale)),
    ...across(x(0), x(width), bottom, bottom + ROOM, String(width)),
    ...across(sideLeft, sideLeft + depth * scale, bottom, bottom + ROOM, String(depth)),
    ...upright(y(0), y(height), x(0), x(0) - ROOM, String(height)),
    ...device.inner.flatMap(([axis, from, to, text = String(Math.round((to - from) * 10) / 10)]) =>
      axis === 'x'
        ? across(x(from), x(to), y(0), y(0) - ROOM * 0.7, text)
        : upright(y(from), y(to), x(width), x(width) + ROOM * 0.8, text),
    ),
  ];
}

function shape(part: Part, [left, top]: Point, scale: number): Mark {
  const [x = 0, y = 0, width = 0, height, radius = 0] = part;
  const at: Point = [left + x * scale, top + y * scale];
  return height === undefined
    ? { kind: 'circle', at, radius: width * scale, weight: 1.8 }
    : {
        kind: 'rect',
        at,
        size: [width * scale, height * scale],
        radius: radius * scale,
        weight: 1.8,
      };
}

const TICK = 4;
const SIZE = 17;

/** A dimension along x at height `at`, led from the edge of the view. */
function across(from: number, to: number, edge: number, at: number, text: string): Mark[] {
  const over = at > edge ? 4 : -4;
  return [
    ...[from, to].flatMap((x): Mark[] => [
      line([x, edge + over], [x, at + over]),
      line([x - TICK, at + TICK], [x + TICK, at - TICK]),
    ]),
    line([from, at], [to, at]),
    { kind: 'text', at: [(from + to) / 2, at - 5], text, size: SIZE },
  ];
}

/** A dimension along y at `at`. */
function upright(from: number, to: number, edge: number, at: number, text: string): Mark[] {
  const over = at > edge ? 4 : -4;
  return [
    ...[from, to].flatMap((y): Mark[] => [
      line([edge + over, y], [at + over, y]),
      line([at - TICK, y + TICK], [at + TICK, y - TICK]),
    ]),
    line([at, from], [at, to]),
    { kind: 'text', at: [at - 5, (from + to) / 2], text, size: SIZE, turned: true },
  ];
}

function line(from: Point, to: Point): Mark {
  return { kind: 'line', from, to, weight: 1 };
}

/** The dimensions of a series' first model as a picture with figures alone, for all languages; null for other models. */
export function dimensionPicture(model: string): string | null {
  const series = allSeries.find(({ models }) => models[0]?.model.toLowerCase() === model);
  const device = devices[series?.picture ?? ''];
  if (!device) return null;
  const marks = dimensions(device, [960, 690]).map(svgOf).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" width="960" height="720" font-family="sans-serif">
<rect width="960" height="720" fill="#f6f8f7"/><g fill="#f6f8f7" stroke="#26332c">${marks}</g>
<text x="32" y="692" font-size="15" fill="#55655c">${model.toUpperCase()} · mm</text></svg>`;
}

function svgOf(mark: Mark): string {
  if (mark.kind === 'line') {
    const [from, to] = [mark.from, mark.to].map((point) => point.map(short).join(' '));
    return `<path d="M${from}L${to}" stroke-width="${mark.weight}" stroke="#0e7a46"/>`;
  }
  const [x, y] = mark.at.map(short);
  if (mark.kind === 'text') {
    const turn = mark.turned ? ` transform="rotate(-90 ${x} ${y})"` : '';
    return `<text x="${x}" y="${y}" font-size="${mark.size}" text-anchor="middle" fill="#0e7a46" stroke="none"${turn}>${mark.text}</text>`;
  }
  if (mark.kind === 'circle') return `<circle cx="${x}" cy="${y}" r="${short(mark.radius)}"/>`;
  const [width, height] = mark.size.map(short);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${short(mark.radius)}"/>`;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
