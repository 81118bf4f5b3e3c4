import type { Id } from '#src/lib/records/id.ts';

/**
 * The name of a record's view transition, in letters, digits, `-` and `_`: React passes any other to
 * `btoa`, which throws for Chinese.
 */
export function transitionName(type: string, id: Id): string {
  const plain = String(id).replaceAll(
    /[^a-z0-9-]/giu,
    (character) => `_${character.codePointAt(0)?.toString(16)}_`,
  );
  return `${type}-${plain}`;
}
