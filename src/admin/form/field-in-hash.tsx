import { use, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { fieldIn } from '#src/admin/records/field-hash.ts';
import { FormFields, useGoToField } from './core/form-fields.tsx';

/** In ms. */
const EVERY = 50;
const LONGEST = 10_000;

/** Moves the focus to the field that the address names (`#field-title`), once it and its editor are mounted. */
export function FieldInHash() {
  const field = fieldIn(useLocation().hash);
  const place = useRef<HTMLSpanElement>(null);
  const { fields } = use(FormFields);
  const goToField = useGoToField();
  const tryToGo = useEffectEvent((name: string) => {
    const isKnown = [...fields.keys()].some((one) => one === name || one.startsWith(`${name}.`));
    if (isKnown) goToField(name);
  });
  useEffect(() => {
    if (field === undefined) return undefined;
    const form = place.current?.closest('form');
    const end = Date.now() + LONGEST;
    const timer = window.setInterval(() => {
      const isThere = form?.contains(document.activeElement) ?? true;
      if (isThere || Date.now() > end) window.clearInterval(timer);
      else tryToGo(field);
    }, EVERY);
    return () => window.clearInterval(timer);
  }, [field]);
  return <span ref={place} hidden />;
}
