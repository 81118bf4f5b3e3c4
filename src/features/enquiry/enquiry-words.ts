import type { TFunction } from 'i18next';
import { knownWord } from '#src/lib/text/known-word.ts';
import { type Enquiry, PROGRESS, QUOTE_FIELDS, SUBJECT_TYPES } from './schema.ts';

/** Localised progress; an unknown value is shown as the server sent it. */
export function progressText(t: TFunction<'enquiry-inbox'>, progress: string): string {
  const known = knownWord(PROGRESS, progress);
  return known ? t(`progress.${known}`) : progress;
}

/** Localised type of the record that an enquiry is about; an unknown type is shown as the server sent it. */
export function subjectTypeText(t: TFunction<'enquiry-inbox'>, type: string): string {
  const known = knownWord(SUBJECT_TYPES, type);
  return known ? t(`type.${known}`) : type;
}

/** What the visitor has said for a quote: labelled company, region and quantity, without empty ones. */
export function quoteFacts(t: TFunction<'enquiry-inbox'>, enquiry: Enquiry) {
  return QUOTE_FIELDS.map((name) => ({
    name,
    label: t(`field.${name}`),
    value: enquiry[name],
  })).filter(({ value }) => value !== '');
}
