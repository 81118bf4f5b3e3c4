import { englishName } from '#src/api/fields/record-fields.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { formatValue } from '#src/i18n/format/format-value.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

/** A value of the form as the page may show it. */
export type PageValue = {
  /** The field's name, `specifications.0.value` within a list. */
  name: string;
  value: string;
  /** Without spaces, which the page may put elsewhere. */
  text: string;
  isRichText: boolean;
  isNumber: boolean;
};

export const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

const TIME = /^\d{4}-\d{2}-\d{2}T/;
/** Pages format the values of specifications. */
const ROW_VALUE = /\.\d+\.value(?:En)?$/;
const MARKUP = /<[a-z][^<>]*>/i;

/** The form's values, those of the page's language first: both languages may say the same. */
export function pageValues(values: object, isEnglish: boolean): PageValue[] {
  const all = [...valuesIn(values, '')].map((one) =>
    ROW_VALUE.test(one.name)
      ? { ...one, text: withoutSpaces(formatValue(one.value, isEnglish ? 'en' : 'cn')) }
      : one,
  );
  const isOfLanguage = ({ name }: PageValue) => name.endsWith(englishName('')) === isEnglish;
  return [...all.filter(isOfLanguage), ...all.filter((one) => !isOfLanguage(one))];
}

function* valuesIn(values: object, path: string): Generator<PageValue> {
  for (const [key, value] of Object.entries(values) as [string, unknown][]) {
    const name = path + key;
    if (Array.isArray(value) || isRecord(value)) yield* valuesIn(value, `${name}.`);
    else if (typeof value === 'number') {
      yield { name, value: String(value), text: '', isRichText: false, isNumber: true };
    } else if (typeof value === 'string' && value.trim() !== '') yield textValue(name, value);
  }
}

/** A text, rich text, picture or time. */
export function textValue(name: string, value: string): PageValue {
  const isRichText = MARKUP.test(value);
  const plain = TIME.test(value) ? formatPublicDate(value) : value;
  const text = withoutSpaces(isRichText ? htmlText(value) : plain);
  return { name, value, text, isRichText, isNumber: false };
}
