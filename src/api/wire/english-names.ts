import { isRecord } from '#src/lib/records/is-record.ts';

/**
 * Exchanges the server's names of English values (`title_en`) and ours (`titleEn`) in one object: both ways, so
 * that what is read and sent again has its own names. Only beside the field itself, so that other names stay.
 */
export function withEnglishNames(form: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const names = new Map(
    Object.keys(value).flatMap((name) => {
      const ours = `${name}En`;
      const theirs = form.replace('{field}', () => name);
      return [
        [ours, theirs],
        [theirs, ours],
      ];
    }),
  );
  const entries = Object.entries(value).map(([name, one]) => [names.get(name) ?? name, one]);
  return Object.fromEntries(entries);
}
