import type { MenuItem } from './schema.ts';
import { POSITIONS } from './schema.ts';

export type Position = MenuItem['position'];

/** How many levels each menu shows: the header's dropdown has columns with headings (P1). */
export const LEVELS: Record<Position, number> = { header: 3, foot: 2, system: 2 };

const LIST = '/backstage/system/menu/list';

/** The page that lists a menu's items; the header's comes first. */
export function listPathOf(position: Position): string {
  return position === 'header' ? LIST : `${LIST}/${position}`;
}

/** Reads a menu's name from an address or a link's state; undefined for what is none. */
export function toPosition(value: unknown): Position | undefined {
  return POSITIONS.find((position) => position === value);
}
