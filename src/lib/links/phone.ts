import { safeHref } from './safe-href.ts';
import { typedCode } from '#src/lib/text/typed-text.ts';

/** 11 digits of a Chinese mobile. */
const MOBILE = /^(?:(?:\+|00)?86)?1[3-9]\d{9}$/;
/** Area code and 7 or 8 digits. */
const LANDLINE = /^(?:(?:\+|00)?860?|0)[1-9]\d{1,2}[2-9]\d{6,7}$/;
/** 400, 800, 95xxx, 96xxx. */
const SERVICE = /^(?:[48]00\d{7}|(?:95|96)\d{3,6})$/;
/** E.164 has 15 digits at most. China has forms of its own above. */
const INTERNATIONAL = /^(?:\+|00)(?!86)[1-9]\d{6,14}$/;
/** Without its area code a landline can be called from the same city only. */
const LOCAL = /^[2-9]\d{6,7}$/;

const COMPLETE = [MOBILE, LANDLINE, SERVICE, INTERNATIONAL];

const SEPARATORS = String.raw`[\s().\-\u2010-\u2015\u2212]*`;
/** Digits that may be one number, or several behind one another. */
const RUN = new RegExp(String.raw`\+?\d(?:${SEPARATORS}\d)*`, 'g');
/** `-801`, `x801`, `ext. 801`, `#801`, and after the Chinese words for "transfer" and "extension". */
const EXTENSION =
  /^(?:-|\s*[([]?\s*(?:x|ext(?:ension)?\.?|[*#]|\u8f6c|\u8f49|\u5206\u673a|\u5206\u6a5f)\s*[.:]?\s*)(\d{1,6})(?![\d-])[)\]]?/i;

/** In characters; a longer text is no contact, and would be slow to search. */
const MAX_LENGTH = 200;

type Phone = {
  /** Digits, with `+` first where it names a country. */
  number: string;
  extension?: string | undefined;
  /** True where the text has nothing else. */
  isAlone: boolean;
};

/** The first phone number of `text` that has one of `forms`, otherwise the first of 7 to 15 digits. */
function readPhone(text: string, forms: readonly RegExp[]): Phone | undefined {
  // Full-width digits and signs become plain ones; contacts carry invisible marks of direction.
  const plain = typedCode(text.slice(0, MAX_LENGTH)).replaceAll(/\(\s*0\s*\)/g, '');
  let other: Phone | undefined;
  for (const { 0: run, index } of plain.matchAll(RUN)) {
    const length = lengthOfNumber(run, forms);
    const number = digitsOf(length === undefined ? run : run.slice(0, length));
    if (length === undefined && !/^\+?\d{7,15}$/.test(number)) continue;
    const rest = plain.slice(index + (length ?? run.length));
    const [extended = '', extension] = EXTENSION.exec(rest) ?? [];
    const isAlone = /^[\s(]*$/.test(plain.slice(0, index)) && extended === rest;
    const phone = { number, extension, isAlone };
    if (length !== undefined) return phone;
    other ??= phone;
  }
  return other;
}

/** How much of `run` is one number: the most that has one of the forms. */
function lengthOfNumber(run: string, forms: readonly RegExp[]): number | undefined {
  for (let end = run.length; end > 0; end -= 1) {
    const isBetweenDigits = /\d/.test(run[end] ?? '');
    if (isBetweenDigits || !/\d/.test(run[end - 1] ?? '')) continue;
    if (forms.some((form) => form.test(digitsOf(run.slice(0, end))))) return end;
  }
  return undefined;
}

const digitsOf = (text: string) => text.replaceAll(/[^\d+]/g, '');

/** True for a phone number that can be called from anywhere, with or without an extension, and nothing else. */
export function isPhone(text: string): boolean {
  const phone = readPhone(text, COMPLETE);
  return phone !== undefined && phone.isAlone && COMPLETE.some((form) => form.test(phone.number));
}

/** `tel:` URL of the first phone number in `text`, its extension as `;ext=`; undefined where there is none. */
export function phoneHref(text: string): string | undefined {
  const phone = readPhone(text, [...COMPLETE, LOCAL]);
  if (phone === undefined) return undefined;
  const { number, extension } = phone;
  // With the country's code a phone dials it as a Chinese number from abroad too.
  const isChinese = /^(?:00)?86/.test(number) && (MOBILE.test(number) || LANDLINE.test(number));
  const dialled = isChinese ? number.replace(/^(?:00)?86/, '+86') : number;
  const suffix = extension === undefined ? '' : `;ext=${extension}`;
  return safeHref(`tel:${dialled.replace(/^(\+86)0/, '$1')}${suffix}`);
}

/** A Chinese number as people dial it at home: a mobile, or a landline with the zero of its area code. */
const AT_HOME = /^(?:1[3-9]\d{9}|0[1-9]\d{9,10})$/;
/** Area code, of two digits in the largest cities, then the number; a mobile has three digits first. */
const GROUPS = /^0?(1[3-9]\d|10|2\d|[3-9]\d{2})(\d{3,4})(\d{4})$/;

/**
 * A Chinese phone number as it is dialled from abroad: `+86 571 8888 6666`. Other texts stay as they are, such as 400
 * numbers, which can be called within mainland China only.
 */
export function phoneFromAbroad(text: string): string {
  const phone = readPhone(text, [...COMPLETE, AT_HOME]);
  if (!phone?.isAlone || !AT_HOME.test(phone.number)) return text;
  const extension = phone.extension === undefined ? '' : ` ext. ${phone.extension}`;
  return `${phone.number.replace(GROUPS, '+86 $1 $2 $3')}${extension}`;
}

/** True for a number of a service, such as a 400 number, which cannot be called from outside mainland China. */
export function isMainlandOnly(text: string): boolean {
  const phone = readPhone(text, COMPLETE);
  return phone !== undefined && SERVICE.test(phone.number);
}

/** URL that opens a chat in WhatsApp; undefined where the text has no number that is known in other countries. */
export function whatsappHref(text: string): string | undefined {
  const number = readPhone(text, [...COMPLETE, AT_HOME])?.number;
  // A number of a service is of mainland China alone.
  if (number === undefined || SERVICE.test(number)) return undefined;
  const digits = number.replace(/^(?:\+|00)/, '');
  const isChinese = MOBILE.test(number) || LANDLINE.test(number);
  return safeHref(`https://wa.me/${isChinese ? digits.replace(/^(?:86)?0?/, '86') : digits}`);
}
