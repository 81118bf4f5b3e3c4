import { isSameKind } from './range.ts';
import { isSameText } from './specification-values.ts';

/** The chosen filters by name of specification: values, and ranges as `rangeText` writes them. */
export type ChosenValues = readonly { name: string; values: readonly string[] }[];

/**
 * Changes the choices that are current at that time, because people can click faster than the page renders.
 */
export type ChangeChosen = (change: (choices: ChosenValues) => ChosenValues) => void;

/**
 * Writes the choices for the URL: `防护等级:IP67,IP68;功率:100..500 W`, with `\` before a separator inside a text.
 */
export function writeChoices(choices: ChosenValues): string {
  return choices
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => `${escaped(name)}:${values.map(escaped).join(',')}`)
    .join(';');
}

export function readChoices(text: string): ChosenValues {
  return split(text, ';').flatMap((part) => {
    const [name = '', ...rest] = split(part, ':');
    const values = split(rest.join(':'), ',').map(plain);
    const known = values.filter((value) => value !== '');
    return plain(name) === '' || known.length === 0 ? [] : [{ name: plain(name), values: known }];
  });
}

export function chosenOf(choices: ChosenValues, name: string): readonly string[] {
  return choices.find((choice) => isSameText(choice.name, name))?.values ?? [];
}

export function isChosen(choices: ChosenValues, name: string, value: string): boolean {
  return chosenOf(choices, name).some((one) => isSameText(one, value));
}

/** The choices with other values of one specification. */
export function withValues(
  choices: ChosenValues,
  name: string,
  values: readonly string[],
): ChosenValues {
  const others = choices.filter((choice) => !isSameText(choice.name, name));
  return values.length === 0 ? others : [...others, { name, values }];
}

/** Adds the value to the choices, a class in the place of another one; or removes it if it is chosen. */
export function toggled(choices: ChosenValues, name: string, value: string): ChosenValues {
  const values = chosenOf(choices, name);
  const others = values.filter((one) => !isSameText(one, value) && !isSameKind(one, value));
  return withValues(choices, name, isChosen(choices, name, value) ? others : [...others, value]);
}

function split(text: string, sign: string): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\?[^]/gu)) {
    if (piece === sign) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${piece}`);
  }
  return parts;
}

const escaped = (text: string) => text.replaceAll(/[\\;:,]/g, String.raw`\$&`);
const plain = (text: string) => text.replaceAll(/\\([^])/gu, '$1').trim();
