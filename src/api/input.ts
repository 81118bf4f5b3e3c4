import * as v from 'valibot';
import { isRecord } from '#src/lib/is-record.ts';
import { safeHref } from '#src/lib/safe-href.ts';

// What forms check before they send. No texts: `i18n/schema-errors.ts` turns an issue's type into a message.

/** A text that has to be there. `max` in characters. */
export const requiredInput = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));

/** A text that may be left empty. */
export const optionalInput = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));

/** A web address: https or http. */
export const urlInput = v.pipe(requiredInput(500), v.check(isWebAddress, 'url'));

/** A page of this site (`/news`), a web address, or ''. */
export const linkInput = v.pipe(
  optionalInput(500),
  v.check((value) => value === '' || isSitePath(value) || isWebAddress(value), 'link'),
);

/** A mail address. */
export const emailInput = v.pipe(requiredInput(100), v.email());

/** A mail address, or ''. */
export const optionalEmailInput = v.union([
  v.pipe(v.string(), v.trim(), v.literal('')),
  emailInput,
]);

/** Rich text: HTML, at most 512 kB. */
export const richTextInput = v.pipe(v.string(), v.maxLength(512 * 1024));

/** Smaller stands first. */
export const sortInput = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));

export const statusInput = v.picklist([0, 1]);

/** ISO 8601, or '' for none. */
export const dateTimeInput = v.pipe(
  v.string(),
  v.check((value) => value === '' || !Number.isNaN(Date.parse(value)), 'date'),
);

/**
 * For an input with two times, each '' for none: the end has to lie after the start. Said at the end,
 * by this code, also while other fields are still wrong.
 */
export function endsAfterStart<Input>(
  start: keyof Input & string,
  end: keyof Input & string,
  code: string,
): v.RawCheckAction<Input> {
  return v.rawCheck(({ dataset, addIssue }) => {
    const input: unknown = dataset.value;
    if (!isRecord(input)) return;
    const value = input[end];
    // What is no time has a message of its own.
    if (!(Date.parse(String(input[start])) >= Date.parse(String(value)))) return;
    addIssue({
      message: code,
      path: [{ type: 'object', origin: 'value', input, key: end, value }],
    });
  });
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && safeHref(value) !== undefined;
}

function isSitePath(value: string): boolean {
  return value.startsWith('/') && safeHref(value) !== undefined;
}
