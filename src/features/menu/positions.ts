import { knownWord } from '#src/lib/text/known-word.ts';
import { type MenuItem, POSITIONS } from './schema.ts';

export type Position = (typeof POSITIONS)[number];

/** Levels per menu: the header's dropdown has columns with headings. */
export const MENU_DEPTHS: Record<Position, number> = { header: 3, foot: 2, system: 2 };

/** The list of the header's menu. */
export const LIST = '/backstage/system/menu/list';

export function listPathOf(position: Position): string {
  return position === 'header' ? LIST : `${LIST}/${position}`;
}

/** Parses a position from a URL or a link's state; undefined for any other value. */
export function toPosition(value: unknown): Position | undefined {
  return knownWord(POSITIONS, value);
}

/**
 * The menu in which an item is listed. Items of a position that only the server knows are listed in the
 * header.
 */
export function menuOf({ position }: Pick<MenuItem, 'position'>): Position {
  return toPosition(position) ?? 'header';
}
