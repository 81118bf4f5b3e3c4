import { type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  WritingHelp,
  type WritingHelpHandle,
  type Offer,
} from '#src/admin/writing/writing-help.tsx';
import type { Task } from '#src/admin/writing/prompts.ts';
import type { ShowValue } from '#src/admin/ui/shown-value.tsx';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { useReplaceField } from '#src/admin/form/core/use-replace-field.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';

type FieldWritingProps = {
  name: string;
  label: string;
  /** The most characters of the field; without it any number. */
  max?: number | undefined;
  /** Of a rich text: makes of HTML what the editor would keep. */
  clean?: ((html: string) => string | Promise<string>) | undefined;
  show?: ShowValue | undefined;
  /** Makes the field's value of a text, where it is another one. */
  parse?: (text: string) => unknown;
};

/** Offers to draft a form's field from its other fields, which are read at a press, and lets the checklist ask for it. */
export function FieldWriting(props: FieldWritingProps) {
  const { name, label, max, clean, show, parse = String } = props;
  const { t } = useTranslation('writing');
  const { getValues, setFocus } = useFormContext();
  const { rewords } = use(FormFields);
  const handle = useRef<WritingHelpHandle>(null);
  const isHtml = clean !== undefined;
  const written = WRITTEN.find((one) => one === name);

  const lawful = (words: readonly string[]): Task => ({
    kind: 'lawful',
    text: asText(getValues(name)),
    isHtml,
    words,
  });
  const reword = useEffectEvent((words: readonly string[]) => handle.current?.start(lawful(words)));
  useEffect(() => {
    rewords.set(name, (words) => reword(words));
    return () => void rewords.delete(name);
  }, [rewords, name]);

  const replace = useReplaceField(name);
  return (
    <WritingHelp
      ref={handle}
      label={label}
      max={max}
      clean={clean}
      show={show}
      offers={written && (() => offersOf(getValues(), written))}
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

/** The fields that are written from the record's text. */
const WRITTEN = ['summary', 'seoTitle', 'seoDescription'] as const;

/** What is offered for a field of a form with these values. */
function offersOf(values: FieldsByName, kind: (typeof WRITTEN)[number]): Offer[] {
  const title = asText(values.title) || asText(values.name);
  const summary = kind === 'summary' ? '' : asText(values.summary);
  const text = [summary, htmlText(asText(values.content))].filter(Boolean).join('\n');
  return [{ task: { kind, title, text }, isMissing: text === '' }];
}

/** A text; a list with commas; '' of anything else. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : '';
}
