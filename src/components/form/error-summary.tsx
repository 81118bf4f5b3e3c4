import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { useFieldLabels } from './field-labels.tsx';

type ErrorSummaryProps = {
  /** Why the last save failed, null where it did not. */
  failure: unknown;
};

/** At the top of a form: why saving failed, and each field that needs attention, as a link to it. */
export function ErrorSummary({ failure }: ErrorSummaryProps) {
  const { t } = useTranslation('crud');
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const labels = useFieldLabels();
  // In the order of the form, which is the order the fields told their labels in.
  const names = [...labels.keys()].filter((name) => name in errors);
  const place = useRef<HTMLDivElement>(null);
  const isAboutAll = failure !== null && names.length === 0;
  useEffect(() => {
    // No field takes the focus, and the form may be scrolled far down.
    if (isAboutAll) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAboutAll]);
  if (failure === null && (submitCount === 0 || names.length === 0)) return null;
  return (
    <Alert ref={place} severity="error" sx={{ mb: 3 }}>
      <AlertTitle>{failure === null ? t('form.checkFields') : t('form.saveFailed')}</AlertTitle>
      {failure !== null && errorMessage(failure)}
      {names.map((name) => (
        <div key={name}>
          <Link
            component="button"
            type="button"
            color="inherit"
            onClick={() => setFocus(name)}
            sx={{ font: 'inherit', verticalAlign: 'baseline', marginInlineEnd: 1 }}
          >
            {labels.get(name)}
          </Link>
          {messageOf(errors[name])}
        </div>
      ))}
    </Alert>
  );
}

function messageOf(error: FieldErrors[string]): string {
  const code = error?.message;
  return fieldMessage(typeof code === 'string' ? code : 'invalid');
}
