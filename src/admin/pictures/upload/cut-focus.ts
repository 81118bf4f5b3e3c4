import type { FocalPoint } from '#src/lib/pictures/focal-point.ts';

/** A crop: quarter turns to the right, then an area in percent of the turned picture. */
export type Cut = { turns: number; area: Area };
type Area = { x: number; y: number; width: number; height: number };

export const WHOLE: Area = { x: 0, y: 0, width: 100, height: 100 };

/** A point of the picture as a point of the crop; at the crop's edge where it is outside. */
export function intoCut(point: FocalPoint, { turns, area }: Cut): FocalPoint {
  const { x, y } = turned(point, turns);
  return {
    x: toPercent((x - area.x) / area.width),
    y: toPercent((y - area.y) / area.height),
  };
}

/** A point of the crop as a point of the picture. */
export function outOfCut({ x, y }: FocalPoint, { turns, area }: Cut): FocalPoint {
  const point = { x: area.x + (x * area.width) / 100, y: area.y + (y * area.height) / 100 };
  return turned(point, (4 - (turns % 4)) % 4);
}

function turned({ x, y }: FocalPoint, turns: number): FocalPoint {
  return turns % 4 === 0 ? { x, y } : turned({ x: 100 - y, y: x }, (turns % 4) - 1);
}

/** A part as whole percent, within the picture. */
export function toPercent(part: number): number {
  return Math.min(100, Math.max(0, Math.round(part * 100)));
}
