import type { Offer } from '#src/admin/drafting/drafting.tsx';
import { htmlText } from '#src/lib/html/html-text.ts';

/** The fields that are written from the record's text. */
const WRITTEN = ['summary', 'seoTitle', 'seoDescription'] as const;

type Values = Readonly<Record<string, unknown>>;

/** What is offered for a field of a form with these values. @param from the Chinese field that an English one translates */
export function offersOf(
  values: Values,
  field: { name: string; from: string | undefined; isHtml: boolean; max: number | undefined },
): Offer[] {
  const { name, from, isHtml, max } = field;
  if (from !== undefined) {
    const text = asText(values[from]);
    return [{ task: { kind: 'english', text, isHtml, max }, isMissing: text === '' }];
  }
  const kind = WRITTEN.find((one) => one === name);
  if (kind === undefined) return [];
  const title = asText(values.title) || asText(values.name);
  const summary = kind === 'summary' ? '' : asText(values.summary);
  const text = [summary, htmlText(asText(values.content))].filter(Boolean).join('\n');
  return [{ task: { kind, title, text }, isMissing: text === '' }];
}

/** Whether anything may ever be offered for it. */
export function isOffered(name: string, from: string | undefined): boolean {
  return from !== undefined || WRITTEN.some((one) => one === name);
}

/** A text; a list with commas; '' of anything else. */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : '';
}
