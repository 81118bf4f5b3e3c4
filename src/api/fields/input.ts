import * as v from 'valibot';
import { dialect } from '#src/api/dialects/dialect.ts';
import { INVALID_DATE } from '#src/lib/time/date-time.ts';
import { isCut } from '#src/lib/html/shown-length.ts';
import { graphemesOf } from '#src/lib/text/graphemes.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { readLinkAddress } from '#src/lib/links/link-address.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { typedCode, typedText } from '#src/lib/text/typed-text.ts';

// Form schemas. They contain no messages: `i18n/schema-errors.ts` maps issue types to texts.

/**
 * A `trim` that also removes invisible characters. It has the type of valibot's own, because the contract shows no
 * limit that follows a `transform`.
 */
function readAs(read: (typed: string) => string): v.TrimAction {
  return {
    ...v.trim(),
    '~run': (dataset) => ({ ...dataset, value: read(dataset.value) }),
  };
}

/** A `maxLength` that counts characters as a reader does; there are never more of them than `length` says. */
export function maxCharacters(max: number): v.MaxLengthAction<string, number, undefined> {
  const limit = v.maxLength<string, number>(max);
  return {
    ...limit,
    '~run': (dataset, config) =>
      dataset.typed && graphemesOf(dataset.value).length <= max
        ? dataset
        : limit['~run'](dataset, config),
  };
}

/** A `minLength` that counts characters as a reader does. */
function minCharacters(min: number): v.MinLengthAction<string, number, undefined> {
  const limit = v.minLength<string, number>(min);
  return {
    ...limit,
    '~run': (dataset, config) => {
      if (!dataset.typed || graphemesOf(dataset.value).length >= min) return dataset;
      // For valibot itself the text may be long enough.
      return { ...limit['~run']({ ...dataset, value: '' }, config), value: dataset.value };
    },
  };
}

/** Required text; `max` in characters. */
export const requiredInput = (max: number) =>
  v.pipe(v.string(), readAs(typedText), v.nonEmpty(), maxCharacters(max));

export const optionalInput = (max: number) =>
  v.pipe(v.string(), readAs(typedText), maxCharacters(max));

/** Required text that is not prose: a number, an address, a code. */
export const requiredCode = (max: number) =>
  v.pipe(v.string(), readAs(typedCode), v.nonEmpty(), maxCharacters(max));
export const optionalCode = (max: number) =>
  v.pipe(v.string(), readAs(typedCode), maxCharacters(max));

/** http or https URL; a bare domain is completed. */
export const urlInput = v.pipe(
  requiredCode(500),
  v.transform(completeLink),
  v.check(isWebAddress, 'url'),
);

/** Path on this site (`/news`), http(s) URL, `mailto:` or `tel:`, or ''; a bare domain or email is completed. */
export const linkInput = v.pipe(
  optionalCode(500),
  v.transform(completeLink),
  v.check((value) => value === '' || isLink(value), 'link'),
);

export const emailInput = v.pipe(requiredCode(100), v.email());

/** Email, or ''. */
export const optionalEmailInput = v.union([
  v.pipe(v.string(), readAs(typedCode), v.literal('')),
  emailInput,
]);

/** A new password, exactly as it was typed. */
export const passwordInput = v.pipe(
  v.string(),
  minCharacters(dialect.password.min),
  maxCharacters(dialect.password.max),
);

/** HTML of which visitors see all. */
export const richTextInput = v.pipe(
  v.string(),
  v.check((html) => !isCut(html), 'textLength'),
);

export const integerInput = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Smaller comes first. */
export const sortInput = integerInput(0, 9999);

/** One of some words, or the server's own word, which is sent back as it came. */
export const wordInput = <Words extends readonly string[]>(words: Words) =>
  v.union([v.picklist(words), optionalInput(30)]);

/** Null is a status of the server's own, which is sent back as it came. */
export const statusInput = v.nullable(v.picklist([0, 1]));

/** Refuses what a date field holds while its date cannot be. */
export const readableDate = v.check((value: string) => value !== INVALID_DATE, 'date');

/** ISO 8601, '' for none, or a server's unreadable date, which is sent back as it came. */
export const dateTimeInput = v.pipe(v.string(), readableDate);

/** A day, with the same rules; a schema of its own, because the contract names the one above. */
export const dayInput = v.pipe(v.string(), readableDate);

/**
 * Requires the end to be after the start ('' is open). Reported on the end field, even while other
 * fields are invalid.
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
    // Invalid times have their own message.
    if (!(Date.parse(String(input[start])) >= Date.parse(String(value)))) return;
    addIssue({
      message: code,
      path: [{ type: 'object', origin: 'value', input, key: end, value }],
    });
  });
}

function completeLink(typed: string): string {
  return readLinkAddress(typed) ?? typed;
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && safeHref(value) !== undefined;
}

/** Whether it is a complete link; `#part` and `?query` would mean another target on each page. */
function isLink(value: string): boolean {
  return /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(value) && safeHref(value) !== undefined;
}
