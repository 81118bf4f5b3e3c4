import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { use, useEffect, useRef } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { UnstoredError } from '#src/api/records/write-record.ts';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { fieldErrorsOf } from '#src/lib/errors/field-errors.ts';
import { FormFields, useGoToField } from './form-fields.tsx';

type ErrorSummaryProps = {
  /** Why the last save failed; null when it did not. */
  failure: unknown;
};

/** Why saving failed, a link to each invalid field, and what the server says of fields that are not here. */
export function ErrorSummary({ failure }: ErrorSummaryProps) {
  const { t } = useTranslation('crud');
  const { errors, submitCount } = useFormState();
  const { fields } = use(FormFields);
  const goToField = useGoToField();
  const isWrong = (name: string) => get(errors, name) !== undefined;
  const wrong = [...fields].filter(
    ([name]) =>
      isWrong(name) &&
      // A list's errors are linked by its rows' fields, which can take the focus.
      ![...fields.keys()].some((inner) => inner.startsWith(`${name}.`) && isWrong(inner)),
  );
  const others = Object.entries(fieldErrorsOf(failure)).filter(([name]) => !fields.has(name));
  const place = useRef<HTMLDivElement>(null);
  const isAboutAll = failure !== null && wrong.length === 0;
  useEffect(() => {
    // No field takes the focus, so the alert may be out of view.
    if (isAboutAll) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAboutAll]);
  if (failure === null && (submitCount === 0 || wrong.length === 0)) return null;
  return (
    <Alert ref={place} severity="error" sx={{ mb: 3 }}>
      <AlertTitle>
        {failure === null
          ? t('form.checkFields')
          : t(failure instanceof UnstoredError ? 'unstored.form' : 'form.saveFailed')}
      </AlertTitle>
      {failure !== null && errorMessage(failure)}
      {others.map(([name, message]) => (
        <div key={name}>
          {name} {message}
        </div>
      ))}
      {wrong.map(([name, { label }]) => (
        <Box
          key={name}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
        >
          <Link
            component="button"
            type="button"
            color="inherit"
            underline="always"
            onClick={() => goToField(name)}
            sx={{ font: 'inherit', minHeight: 24, '@media (pointer: coarse)': { minHeight: 44 } }}
          >
            {label}
          </Link>
          {messageOf(get(errors, name))}
        </Box>
      ))}
    </Alert>
  );
}

function messageOf(error: { message?: unknown }): string {
  return fieldMessage(typeof error.message === 'string' ? error.message : 'invalid');
}
