import { use, useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Drafting } from '#src/admin/drafting/drafting.tsx';
import type { DraftingHandle } from '#src/admin/drafting/drafting.tsx';
import type { Task } from '#src/admin/drafting/prompts.ts';
import type { ShowValue } from '#src/admin/ui/shown-value.tsx';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { useReplaceField } from '#src/admin/form/core/use-replace-field.ts';
import { asText, isOffered, offersOf } from './offers-of.ts';

type FieldDraftingProps = {
  name: string;
  label: string;
  /** The Chinese field that this one translates. */
  from?: string | undefined;
  /** The most characters of the field; without it any number. */
  max?: number | undefined;
  /** Of a rich text: makes of HTML what the editor would keep. */
  clean?: ((html: string) => string) | undefined;
  show?: ShowValue | undefined;
  /** Makes the field's value of a text, where it is another one. */
  parse?: (text: string) => unknown;
};

/** Offers to draft a form's field from its other fields, which are read at a press, and lets the checklist ask for it. */
export function FieldDrafting(props: FieldDraftingProps) {
  const { name, label, from, max, clean, show, parse = String } = props;
  const { t } = useTranslation('drafting');
  const { getValues, setFocus } = useFormContext();
  const { rewords } = use(FormFields);
  const handle = useRef<DraftingHandle>(null);
  const isHtml = clean !== undefined;

  const lawful = (words: readonly string[]): Task => ({
    kind: 'lawful',
    text: asText(getValues(name)),
    isHtml,
    words,
  });
  const reword = useEffectEvent((words: readonly string[]) => handle.current?.start(lawful(words)));
  useEffect(() => {
    if (from !== undefined) return undefined;
    rewords.set(name, (words) => reword(words));
    return () => void rewords.delete(name);
  }, [rewords, name, from]);

  const replace = useReplaceField(name);
  return (
    <Drafting
      ref={handle}
      label={label}
      max={max}
      clean={clean}
      show={show}
      offers={
        isOffered(name, from) ? () => offersOf(getValues(), { name, from, isHtml, max }) : undefined
      }
      renew={(task) => (task.kind === 'lawful' ? lawful(task.words) : task)}
      withCurrent={(render) => <CurrentValue name={name}>{render}</CurrentValue>}
      onAccept={(text) => replace(parse(text), t('taken', { name: label }))}
      onFocusField={() => setFocus(name)}
      // Beside the button that reverts the field.
      end={40}
    />
  );
}

type CurrentValueProps = { name: string; children: (current: string) => ReactNode };

function CurrentValue({ name, children }: CurrentValueProps) {
  return children(asText(useWatch({ name })));
}
