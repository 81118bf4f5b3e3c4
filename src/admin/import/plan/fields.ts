import { readOwnAddress } from '#src/admin/pictures/uses/picture-key.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { formatSplitEnd, formatSplitTime } from '#src/i18n/format/format-split.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import { typedCode } from '#src/lib/text/typed-text.ts';
import { parseMoment } from '#src/lib/time/parse-moment.ts';
import { richTextOf } from './rich-text-of.ts';

/** The value of a cell, or the code of its problem. */
type CellResult = { value: unknown } | { problem: string };

/** A field of a record that a column can fill. */
export type ImportField = {
  /** Name in the record; `id` for the record's id. */
  name: string;
  label: string;
  /** Other titles of the column in files, besides the field's label and name. */
  titles: readonly string[];
  /** Whether a new record needs it. */
  isRequired?: boolean;
  /** Whether its texts may have several lines. */
  isLong?: boolean;
  /** Whether to read the stored value of a cell instead of its visible text: a number, a date, the address of a link. */
  asStored?: boolean;
  /** Whether its texts are dates or times. */
  isMoment?: boolean;
  /** The allowed texts. */
  choices?: readonly string[];
  /** Reads a cell that is not empty. */
  read: (text: string) => CellResult;
  /** Writes a value as a text that `read` reads as the same value. */
  write: (value: unknown) => string;
};

export type FieldOptions = Pick<ImportField, 'name' | 'label' | 'titles' | 'isRequired' | 'isLong'>;

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What spreadsheets make of long numbers, whose last digits are lost: `1.23457E+15`. */
const SCIENTIFIC = /^\d(?:\.\d+)?E\+\d+$/i;

export function textField(options: FieldOptions): ImportField {
  return {
    ...options,
    read: (text) =>
      SCIENTIFIC.test(typedCode(text)) ? { problem: 'scientific' } : { value: text },
    write: asText,
  };
}

/** Plain text becomes paragraphs, HTML is sanitised. */
export function richTextField(options: FieldOptions): ImportField {
  return {
    ...options,
    isLong: true,
    read: (text) => {
      const { innerHTML: value, pictures } = richTextOf(text);
      const far = pictures.filter((src) => /^https?:/i.test(src));
      return readPictures(far, value);
    },
    write: asText,
  };
}

/** A web address or an e-mail address, which may be a cell's link. */
export function addressField(options: FieldOptions): ImportField {
  return { ...textField(options), asStored: true };
}

/** The URL of a picture, or its path on this site. */
export function pictureField(options: FieldOptions): ImportField {
  return {
    ...options,
    asStored: true,
    read: (text) => {
      const value = typedCode(text);
      return readPictures([value], value);
    },
    write: asText,
  };
}

/** The value, unless one of its pictures has no usable address, or one on another host, which the site's policy blocks. */
function readPictures(addresses: readonly string[], value: unknown): CellResult {
  const isAddress = (one: string) =>
    /^(?:\/|https?:\/\/)/i.test(one) && safeImageSrc(one) !== undefined;
  if (!addresses.every(isAddress)) return { problem: 'link' };
  const isOwn = addresses.every((one) => readOwnAddress(one) !== undefined);
  return isOwn ? { value } : { problem: 'otherHost' };
}

/** Several pictures, one per line. */
export function picturesField(options: FieldOptions): ImportField {
  return {
    ...options,
    isLong: true,
    read: (text) => {
      const value = typedCode(text)
        .split(/\s+/)
        .filter((part) => part !== '');
      return readPictures(value, value);
    },
    write: (value) => (Array.isArray(value) ? value.join('\n') : ''),
  };
}

export function tagsField(options: FieldOptions): ImportField {
  return {
    ...options,
    read: (text) => {
      const tags = text.split(/[,，、;；\n]/).map((tag) => tag.trim());
      return { value: [...new Set(tags.filter((tag) => tag !== ''))] };
    },
    write: (value) => (Array.isArray(value) ? value.join('、') : ''),
  };
}

/** The currency before or after an amount. */
const CURRENCY = /\p{Sc}|元|\b(?:RMB|CNY|USD|EUR)\b/giu;

const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** A number with a decimal comma, as in Europe: `12,5`, `1.234,50`. */
const EUROPEAN = /^[+-]?(?:\d{1,3}(?:\.\d{3})+|\d+),\d+$/;

function numberOf(text: string): number {
  const digits = typedCode(text)
    .replaceAll(CURRENCY, '')
    .replaceAll(/\s/g, '')
    .replace(/^\((.+)\)$/, '-$1');
  if (digits === '') return Number.NaN;
  if (GROUPED.test(digits)) return Number(digits.replaceAll(',', ''));
  if (EUROPEAN.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  return Number(digits);
}

/** A number as people write it, with grouped digits or a currency. */
export function numberField(options: FieldOptions): ImportField {
  return {
    ...options,
    asStored: true,
    read: (text) => {
      const value = numberOf(text);
      return Number.isFinite(value) ? { value } : { problem: 'number' };
    },
    write: asText,
  };
}

/** Days since 1899-12-30, which Excel shows as a date where a cell has that format. */
const SERIAL = /^[345]\d{4}(?:\.\d+)?$/;

/** The date that a cell's number means; other texts are returned unchanged. */
function excelDay(cell: string): string {
  if (!SERIAL.test(cell)) return cell;
  const serial = Number(cell);
  const minutes = Math.round(serial * 24 * 60);
  const iso = new Date(Date.UTC(1899, 11, 30, 0, minutes)).toISOString();
  return Number.isInteger(serial) ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}

type MomentFieldOptions = FieldOptions & {
  /** Whether a day without a time means the end of the day. */
  isEnd?: boolean;
};

export function momentField({ isEnd = false, ...options }: MomentFieldOptions): ImportField {
  return {
    ...options,
    asStored: true,
    isMoment: true,
    read: (text) => {
      const value = parseMoment(excelDay(typedCode(text)), { isEnd });
      return value === null ? { problem: 'date' } : { value };
    },
    write: (value) => {
      const iso = asText(value);
      if (Number.isNaN(Date.parse(iso))) return iso;
      return isEnd ? formatSplitEnd(iso) : formatSplitTime(iso);
    },
  };
}

export type Choice = {
  value: unknown;
  label: string;
  /** Other texts with the same meaning. */
  words?: readonly string[];
};

/** One of several values, by its label or another word for it. */
export function choiceField(options: FieldOptions, choices: readonly Choice[]): ImportField {
  const plain = (text: string) => typedCode(text).replaceAll(/\s/g, '').toLowerCase();
  const all = choices.map((choice) => ({
    ...choice,
    label: plain(choice.label),
    words: (choice.words ?? []).map(plain),
  }));
  return {
    ...options,
    choices: choices.map(({ label }) => label),
    read: (text) => {
      const word = plain(text);
      const byLabel = all.filter(({ label }) => label === word);
      const found = byLabel.length > 0 ? byLabel : all.filter(({ words }) => words.includes(word));
      if (found.length > 1) return { problem: 'severalChoices' };
      return found[0] ? { value: found[0].value } : { problem: 'choice' };
    },
    write: (value) =>
      choices.find((choice) => asWord(choice.value) === asWord(value))?.label ?? asText(value),
  };
}

/** Ids may be numbers or texts. */
const asWord = (value: unknown) => (typeof value === 'boolean' ? String(value) : asText(value));

export function yesNoField(options: FieldOptions, texts: { yes: string; no: string }): ImportField {
  return choiceField(options, [
    { value: true, label: texts.yes, words: ['是', 'yes', 'y', 'true', '1', '√', '✓', '对'] },
    { value: false, label: texts.no, words: ['否', 'no', 'n', 'false', '0', '×', '不', '不是'] },
  ]);
}

export function statusField(
  options: FieldOptions,
  texts: { shown: string; hidden: string },
): ImportField {
  return choiceField(options, [
    {
      value: STATUS.shown,
      label: texts.shown,
      words: ['显示', '上架', '发布', '已发布', '启用', 'shown', 'show', `${STATUS.shown}`],
    },
    {
      value: STATUS.hidden,
      label: texts.hidden,
      words: ['隐藏', '下架', '停用', '关闭', 'hidden', 'hide', `${STATUS.hidden}`],
    },
  ]);
}

/** The column with the id of the record that a row changes. */
export function idField(label: string): ImportField {
  return textField({ name: 'id', label, titles: ['编号', 'id', '记录编号', 'number'] });
}
