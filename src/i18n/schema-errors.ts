import { t } from 'i18next';
import * as v from 'valibot';
import { graphemesOf } from '#src/lib/text/graphemes.ts';
import { typedText } from '#src/lib/text/typed-text.ts';

/**
 * Makes valibot issue codes (`maxLength:60`) instead of texts, so that messages follow a language
 * switch. Call before a form is shown.
 */
export function codeSchemaErrors(): void {
  v.setGlobalMessage((issue) => issueCode(issue));
}

function issueCode(issue: v.BaseIssue<unknown>): string {
  const limit = String(issue.requirement);
  switch (issue.type) {
    case 'non_empty':
      return 'required';
    case 'max_length':
      return Array.isArray(issue.input) ? `maxItems:${limit}` : `maxLength:${limit}`;
    case 'min_length':
      return `minLength:${limit}`;
    case 'min_value':
      return `minValue:${limit}`;
    case 'max_value':
      return `maxValue:${limit}`;
    case 'number':
    case 'integer':
      return 'integer';
    case 'email':
      return 'email';
    default:
      return 'invalid';
  }
}

/** Localised message of a code; other strings are the server's messages and returned unchanged. */
export function fieldMessage(code: string): string {
  const [name = '', limit] = code.split(':');
  switch (name) {
    case 'maxItems':
    case 'maxLength':
    case 'minLength':
    case 'minValue':
    case 'maxValue':
      return t(`validation.${name}`, { limit });
    case 'required':
    case 'integer':
    case 'email':
    case 'url':
    case 'link':
    case 'date':
    case 'endsAfterStart':
    case 'expiresAfterPublish':
    case 'icp':
    case 'number':
    case 'phone':
    case 'phoneOrEmail':
    case 'consent':
    case 'policeIcp':
    case 'postcode':
    case 'validAfterIssue':
    case 'deadlineAfterPublish':
    case 'salaryRange':
    case 'textLength':
    case 'passwordsDiffer':
    case 'invalid':
      return t(`validation.${name}`);
    default:
      return code;
  }
}

/** The message for a too long text in a field without a form schema; '' otherwise. */
export function tooLong(typed: string, max: number): string {
  return graphemesOf(typedText(typed)).length > max ? fieldMessage(`maxLength:${max}`) : '';
}
