import type SvgIcon from '@mui/material/SvgIcon';
import { match } from 'pinyin-pro';
import { searchable, spansOf } from '#src/lib/search/comparable.ts';
import type { Id } from '#src/lib/records/id.ts';

export type SearchEntry = {
  /** Path of the page; for a command an English word, which finds it in every language. */
  path: string;
  title: string;
  /** Menu groups that contain it, outermost first. */
  parents: string[];
  kind: 'page' | 'action' | 'record';
  icon: typeof SvgIcon;
  /** Key of an entry whose path is not unique. */
  key?: string;
  /** The record that it opens. */
  record?: { source: string; id: Id; title: string };
  /** Called instead of opening the path. */
  run?: () => void;
};

/** A matching entry with the matched character positions of its title. */
export type SearchHit = SearchEntry & { marks: ReadonlySet<number> };

const HAN = /\p{Script=Han}/u;

/** Entries that match every word of the query, best match first. */
export function searchEntries(entries: SearchEntry[], query: string): SearchHit[] {
  // During composition, input methods insert apostrophes between syllables.
  const words = query.replaceAll("'", '').split(/\s+/).map(searchable).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const fits = words.map((word) => fit(entry, word));
      if (fits.includes(null)) return [];
      const rank = Math.max(...fits.map((each) => each?.rank ?? 0));
      const marks = new Set(fits.flatMap((each) => each?.marks ?? []));
      return [{ rank, hit: { ...entry, marks } }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ hit }) => hit);
}

/** Rank of a match: title, then the title's pinyin, then groups, then path. */
function fit(entry: SearchEntry, word: string): { rank: number; marks: number[] } | null {
  const [span] = spansOf(entry.title, [word]);
  if (span) {
    const { from, to } = span;
    return {
      rank: from === 0 ? 0 : 1,
      marks: Array.from({ length: to - from }, (_, index) => from + index),
    };
  }
  const marks = inPinyin(entry.title, word);
  if (marks) return { rank: 2, marks };
  const isInParents = entry.parents.some(
    (name) => searchable(name).includes(word) || inPinyin(name, word) !== null,
  );
  if (isInParents) return { rank: 3, marks: [] };
  return searchable(entry.path).includes(word) ? { rank: 4, marks: [] } : null;
}

/** Positions matched by pinyin in full, by initials or mixed: `gongsi`, `gsxx`, `gongsxx`. */
function inPinyin(text: string, word: string): number[] | null {
  return HAN.test(text) ? match(text, word, { continuous: true, v: true }) : null;
}
