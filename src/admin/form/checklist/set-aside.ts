import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { onStored, parseStored, store, storedText } from '#src/lib/browser/stored.ts';
import type { Problem, Problems } from './checklist.ts';

/** A finding that somebody has decided to leave as it is. */
const Decision = v.object({
  /** The record's title and what was found in it, as they were then. */
  title: v.string(),
  text: v.string(),
  reason: v.string(),
  /** In epoch milliseconds. */
  at: v.number(),
});
export type Decision = v.InferOutput<typeof Decision>;

const Decisions = v.record(v.string(), Decision);
type Decisions = v.InferOutput<typeof Decisions>;

const KEY = 'set-aside';
const parse = (text: string | null): Decisions => parseStored(text, Decisions, {});

/** The findings that were set aside, by their key; of all people on this computer. */
export const decisions = {
  useStored: (): Decisions => {
    const text = useSyncExternalStore(onStored, () => storedText(KEY));
    return useMemo(() => parse(text), [text]);
  },
  add: (key: string, decision: Decision): void =>
    store(KEY, { ...parse(storedText(KEY)), [key]: decision }),
  remove: (key: string): void => {
    const others = Object.entries(parse(storedText(KEY))).filter(([name]) => name !== key);
    store(KEY, Object.fromEntries(others));
  },
};

/** The first part of the keys of a record's findings. */
export const recordKey = (type: string, id: string | number) => `${type} ${id}`;

/** What a finding is called within its record; English counts once, whichever fields lack it. */
export function problemKey({ problem, field, isOptional }: Problem): string {
  if (problem === 'noEnglish') return isOptional ? 'noEnglish optional' : 'noEnglish';
  return `${problem} ${field}`;
}
export const wordKey = (word: string) => `word ${word}`;
export const linkKey = (href: string) => `link ${href}`;

/**
 * What is left of a form's problems without those that were set aside.
 * @param record its `recordKey`; undefined for a new one
 */
export function withoutDecided(
  { problems, words }: Problems,
  record: string | undefined,
  decided: Decisions,
): Problems {
  const isOpen = (name: string) => record === undefined || !(`${record} ${name}` in decided);
  return {
    problems: problems.filter((problem) => isOpen(problemKey(problem))),
    words: words.filter(({ word }) => isOpen(wordKey(word))),
  };
}
