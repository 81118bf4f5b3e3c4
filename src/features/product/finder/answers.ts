import { type ChosenValues, readChoices, writeChoices } from '../facets/choices.ts';
import { siteChoices } from '../facets/site-choices.ts';
import type { Specified } from '../facets/facets.ts';
import { type Answer, NONE, UNSURE } from './questions.ts';

/** The name of the question for a category, whose answer is an id. No specification has it. */
export const CATEGORY = '*';

/** Reads the answers in the order in which they were given. */
export function readAnswers(text: string): Answer[] {
  return readChoices(text).flatMap(({ name, values: [value] }) =>
    value === undefined ? [] : [{ name, value }],
  );
}

export function writeAnswers(answers: readonly Answer[]): string {
  return writeChoices(answers.map(({ name, value }) => ({ name, values: [value] })));
}

/** Answers about specifications in the site's language: the address may have been shared by a reader of the other one. */
export function siteAnswers(answers: readonly Answer[], products: readonly Specified[]): Answer[] {
  return answers.flatMap(({ name, value }) =>
    siteChoices([{ name, values: [value] }], products).map((choice) => ({
      name: choice.name,
      value: choice.values[0] ?? value,
    })),
  );
}

/** The answers that the filters of the product list can repeat. */
export function choicesOf(answers: readonly Answer[]): ChosenValues {
  return answers
    .filter(({ value }) => value !== UNSURE && value !== NONE)
    .map(({ name, value }) => ({ name, values: [value] }));
}
