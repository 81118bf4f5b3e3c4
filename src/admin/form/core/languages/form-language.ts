import { createContext, use, useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import { englishName } from '#src/api/fields/record-fields.ts';
import { storedForPerson } from '#src/session/stored-for-person.ts';

/** The languages of a field. */
export const LANGUAGES = ['cn', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

/** What a form shows of its fields that have an English value. */
export const SHOWN_LANGUAGES = [...LANGUAGES, 'both'] as const;
export type ShownLanguage = (typeof SHOWN_LANGUAGES)[number];

/** What a person has chosen last, in whichever form. */
const lastShown = storedForPerson<ShownLanguage>(
  'form-language',
  v.picklist(SHOWN_LANGUAGES),
  'cn',
);

/** Of a form, in px: from here on both languages have room beside each other. */
const ROOM = 640;

/** The language switch of a form. */
type FormLanguages = {
  shown: ShownLanguage;
  /** Whether both languages have room beside each other. */
  fitsBoth: boolean;
  /** Remembers it for the person. */
  choose: (shown: ShownLanguage) => void;
  /** Shows the language of a field, where it is not in view. @param hasEnglish whether the field has an English one */
  bringToView: (name: string, hasEnglish: boolean) => void;
};

/** Provided by a form whose fields have English values; null in all others. */
export const FormLanguages = createContext<FormLanguages | null>(null);

/** What the form shows of its fields that have an English value; `cn` where it has no switch. */
export function useFormLanguage(): ShownLanguage {
  return use(FormLanguages)?.shown ?? 'cn';
}

/**
 * The state of a form's language switch.
 * @returns the value of `FormLanguages`, and the ref of the form, whose width decides whether both languages fit
 */
export function useFormLanguages() {
  const [state, setState] = useState(() => ({ chosen: lastShown.read(), fitsBoth: false }));
  const { fitsBoth, chosen } = state;
  const shown = chosen === 'both' && !fitsBoth ? 'cn' : chosen;
  const choose = useCallback((next: ShownLanguage) => {
    lastShown.write(next);
    setState((now) => ({ ...now, chosen: next }));
  }, []);
  const bringToView = useCallback((name: string, hasEnglish: boolean) => {
    const language = languageOf(name, hasEnglish);
    if (language === undefined) return;
    setState((now) => (now.chosen === 'both' && now.fitsBoth ? now : { ...now, chosen: language }));
  }, []);
  const form = useCallback((element: HTMLElement) => {
    const measure = () => {
      const fits = element.clientWidth >= ROOM;
      setState((now) => (now.fitsBoth === fits ? now : { ...now, fitsBoth: fits }));
    };
    // Before the first paint.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const languages = useMemo(
    () => ({ shown, fitsBoth, choose, bringToView }) satisfies FormLanguages,
    [shown, fitsBoth, choose, bringToView],
  );
  return { languages, form };
}

function languageOf(name: string, hasEnglish: boolean): Language | undefined {
  if (name.endsWith(englishName(''))) return 'en';
  return hasEnglish ? 'cn' : undefined;
}
