import { Script } from 'node:vm';
import { UsageError } from '../command-line.ts';

/** The values of the placeholders in the templates. */
export type Names = Record<
  | '__type-name__'
  | '__type name__'
  | '__Type name__'
  | '__typeName__'
  | '__TypeName__'
  | '__labelCn__'
  | '__labelEn__',
  string
>;

/**
 * Returns all forms of a content type's name.
 * @param name in kebab case, for example `case-study`
 * @param labels shown to editors; the name by default
 * @throws UsageError if the name or a label cannot be used
 */
export function namesOf(name: string, labels: { cn?: string; en?: string } = {}): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new UsageError(`"${name}" is not in kebab case: write it as case-study.`);
  }
  const camel = name.replaceAll(/-(.)/g, (_match, first: string) => first.toUpperCase());
  if (!isVariableName(camel)) throw new UsageError(`"${name}" is a reserved word of JavaScript.`);
  const words = name.replaceAll('-', ' ');
  const title = upperFirst(words);
  const { cn = title, en = title } = labels;
  for (const label of [cn, en]) {
    if (label.trim() === '' || /["'`\\{}\n]/.test(label)) {
      throw new UsageError(
        `The label "${label}" is empty or has quotes, braces or backslashes in it.`,
      );
    }
  }
  return {
    '__type-name__': name,
    '__type name__': words,
    '__Type name__': title,
    __typeName__: camel,
    __TypeName__: upperFirst(camel),
    __labelCn__: cn,
    __labelEn__: en,
  };
}

/** Replaces the placeholders in a template's text or path. */
export function fill(template: string, names: Names): string {
  return Object.entries(names).reduce(
    (text, [placeholder, value]) => text.replaceAll(placeholder, () => value),
    template,
  );
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isVariableName(word: string): boolean {
  try {
    return Boolean(new Script(`'use strict'; let ${word};`));
  } catch {
    return false;
  }
}
