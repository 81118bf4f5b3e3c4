import { createContext, use, useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import { englishName } from '#src/api/fields/record-fields.ts';
import type { Language } from '#src/i18n/languages.ts';
import { storedForPerson } from '#src/session/stored-for-person.ts';

const SHOWN = ['cn', 'en', 'both'] as const;

/** What a form shows of its fields that have an English value. */
export type ShownLanguage = (typeof SHOWN)[number];

/** What a person has chosen last, in whichever form. */
const lastShown = storedForPerson<ShownLanguage>('form-language', v.picklist(SHOWN), 'cn');

/** Of a form, in px: from here on both languages have room beside each other. */
const ROOM = 640;

/** The language switch of a form. */
type FormLanguages = {
  shown: ShownLanguage;
  /** Whether both languages have room beside each other. */
  fitsBoth: boolean;
  /** Remembers it for the person. */
  choose: (shown: ShownLanguage) => void;
  /** Shows a language where it is not in view. */
  bringToView: (language: Language) => void;
};

/** Provided by a form with English values; null in all others. */
export const FormLanguages = createContext<FormLanguages | null>(null);

/** What the form shows of its fields that have an English value; `cn` where it has no switch. */
export function useFormLanguage(): ShownLanguage {
  return use(FormLanguages)?.shown ?? 'cn';
}

/**
 * The state of a form's language switch.
 * @returns the value of `FormLanguages`, and a ref for the form, whose width decides whether both languages fit
 */
export function useFormLanguages() {
  const [state, setState] = useState(() => ({ chosen: lastShown.read(), fitsBoth: false }));
  const { fitsBoth, chosen } = state;
  const shown = chosen === 'both' && !fitsBoth ? 'cn' : chosen;
  const choose = useCallback((next: ShownLanguage) => {
    lastShown.write(next);
    setState((now) => ({ ...now, chosen: next }));
  }, []);
  const bringToView = useCallback(
    (language: Language) =>
      setState((now) =>
        now.chosen === 'both' && now.fitsBoth ? now : { ...now, chosen: language },
      ),
    [],
  );
  const formRef = useCallback((form: HTMLFormElement) => {
    const measure = () => {
      const fits = form.clientWidth >= ROOM;
      setState((now) => (now.fitsBoth === fits ? now : { ...now, fitsBoth: fits }));
    };
    // Before the first paint.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  const languages = useMemo<FormLanguages>(
    () => ({ shown, fitsBoth, choose, bringToView }),
    [shown, fitsBoth, choose, bringToView],
  );
  return { languages, formRef };
}

/** The language of a field of a form with these fields; undefined of one without an English value. */
export function languageOf(
  name: string,
  fields: ReadonlyMap<string, unknown>,
): Language | undefined {
  if (name.endsWith(englishName(''))) return 'en';
  return fields.has(englishName(name)) ? 'cn' : undefined;
}
