import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Fields } from '#src/admin/drafts/draft.ts';
import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import type { Opened } from './find-problems.ts';

/** In ms after the last change: typing and the form's opening come first. */
const REST = 1200;

/**
 * How many problems a form has, counted when somebody pauses. A new form has none until it has a title.
 * Where the code of the checks cannot be fetched the number stays as it is.
 */
export function useProblemCount(fields: CheckedFields, opened: Opened): number {
  const { subscribe, getValues } = useFormContext();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let timer = 0;
    let isGone = false;
    const look = async () => {
      const { findProblems } = await import('./find-problems.ts');
      const values: Fields = getValues();
      if (isGone) return;
      const { problems, words } = findProblems(fields, values, opened);
      const isEmpty = opened.isNew && fields.texts[0] !== undefined && !values[fields.texts[0]];
      setCount(isEmpty ? 0 : problems.length + words.length);
    };
    const lookLater = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void look().catch(() => undefined), REST);
    };
    lookLater();
    const unsubscribe = subscribe({ formState: { values: true }, callback: lookLater });
    return () => {
      isGone = true;
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [fields, opened, subscribe, getValues]);
  return count;
}
