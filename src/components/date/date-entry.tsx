import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, zhCN } from '@mui/x-date-pickers/locales';
import {
  type ClipboardEvent,
  type CompositionEvent,
  type InputEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useMemo,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import '#src/i18n/format/dayjs-locales.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isComposing } from '#src/lib/browser/is-composing.ts';
import { typedCode } from '#src/lib/text/typed-text.ts';
import { readDate } from './read-date.ts';

/** The parts of a date field; the whole field while all of them are selected. */
const PART = '[contenteditable=true]';

/**
 * Event handlers for the element around a date picker. The picker's own field ignores a pasted date in another format,
 * and reads each step of an input method as a key (2, 0, 2, 8 becomes 2200).
 */
function dateEvents(format: string) {
  const enter = (event: SyntheticEvent, part: HTMLElement, text: string) => {
    event.stopPropagation();
    const date = readDate(text, format);
    const input = event.currentTarget.querySelector('input');
    if (date === null || input === null) enterDigits(part, text);
    else {
      // The field reads its hidden input as a whole date.
      input.setRangeText(date, 0, input.value.length);
      send(input);
      redraw(part);
    }
  };
  return {
    onPasteCapture: (event: ClipboardEvent) => {
      const part = partAt(event.target);
      const text = typedCode(event.clipboardData.getData('text'));
      if (part === null) return;
      event.preventDefault();
      // The field would clear the date that is there.
      const isOther = readDate(text, format) === null && !/^\d+$/.test(text);
      if (isOther) event.stopPropagation();
      else enter(event, part, text);
    },
    // Delete the rest with https://github.com/mui/mui-x/issues/9465.
    onKeyDownCapture: (event: KeyboardEvent) => {
      // The input method's own keys would save the form or step through days.
      if (isComposing(event.nativeEvent)) event.stopPropagation();
    },
    onInputCapture: (event: InputEvent) => {
      const part = partAt(event.target);
      const { nativeEvent } = event;
      if (part === null || !(nativeEvent instanceof window.InputEvent)) return;
      const { data, inputType, isComposing } = nativeEvent;
      const text = data?.normalize('NFKC') ?? '';
      // The text of an input method comes at its end.
      if (isComposing || inputType.includes('Composition')) event.stopPropagation();
      else if (text.length > 1 || text !== (data ?? '')) enter(event, part, text);
    },
    onCompositionEndCapture: (event: CompositionEvent) => {
      const part = partAt(event.target);
      if (part !== null) enter(event, part, event.data);
    },
  };
}

/** Enters the digits of a text as keys: after each the focus may move to the next part. */
function enterDigits(part: HTMLElement, text: string): void {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  if (digits === '') redraw(part);
  let place: HTMLElement | null = part;
  for (const digit of digits) {
    if (place === null) return;
    place.textContent = digit;
    send(place);
    place = partAt(document.activeElement);
  }
}

/** Makes the field render a part again, by a key that has no effect. */
function redraw(part: HTMLElement): void {
  part.textContent = '-';
  send(part);
}

function send(element: HTMLElement): void {
  flushSync(() => element.dispatchEvent(new Event('input', { bubbles: true })));
}

function partAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof HTMLElement ? target.closest<HTMLElement>(PART) : null;
}

type DateEntryProps = {
  /** The picker's format. */
  format: string;
  children: ReactNode;
};

const TEXTS = {
  cn: zhCN.components.MuiLocalizationProvider.defaultProps.localeText,
  en: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
};

/**
 * Wraps each date picker: sets its texts, month names and first day of the week for the current language, and adds
 * support for dates that are pasted or typed with an input method.
 */
export function DateEntry({ format, children }: DateEntryProps) {
  const { t } = useTranslation('crud');
  const { language, dayjsLocale, pickerFormats } = useLanguage();
  const texts = useMemo(
    // MUI's Chinese text for this button, 下个, is incomplete.
    () => ({ ...TEXTS[language], nextStepButtonLabel: t('form.nextStep') }),
    [language, t],
  );
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={dayjsLocale}
      dateFormats={pickerFormats}
      localeText={texts}
    >
      <div style={CONTENTS} {...dateEvents(format)}>
        {children}
      </div>
    </LocalizationProvider>
  );
}

const CONTENTS = { display: 'contents' };
