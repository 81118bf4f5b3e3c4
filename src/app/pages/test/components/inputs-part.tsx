import { valibotResolver } from '@hookform/resolvers/valibot';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { type Control, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { ErrorSummary } from '#src/admin/form/core/error-summary.tsx';
import { FormFields, useFormFieldRegistry } from '#src/admin/form/core/form-fields.tsx';
import { FormUploads, useUploadRegistry } from '#src/admin/form/core/form-uploads.tsx';
import { DateInput } from '#src/admin/form/inputs/date-input.tsx';
import { DateTimeInput } from '#src/admin/form/inputs/date-time-input.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { LinkInput } from '#src/admin/form/inputs/link-input.tsx';
import { RichTextInput } from '#src/admin/form/inputs/rich-text-input.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { NumberInput } from '#src/admin/form/inputs/number-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import { TagsInput } from '#src/admin/form/inputs/tags-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { type SampleField, SamplesInput, type SampleState, sampleValues } from './inputs-fields.ts';
import { Sample } from './sample.tsx';

type Field = {
  control: Control<SamplesInput>;
  name: `${SampleState}.${SampleField}`;
  label: string;
  hint: string | undefined;
};

type Input = {
  field: SampleField;
  /** File in the folder of the inputs. */
  file: string;
  states: readonly SampleState[];
  draw: (field: Field, required: boolean, t: TFunction<'components-page'>) => ReactNode;
};

const ALL = ['empty', 'filled', 'wrong'] as const;
/** States of an input that has no wrong values. */
const RIGHT = ['empty', 'filled'] as const;

const INPUTS: readonly Input[] = [
  {
    field: 'heading',
    file: 'text-input.tsx',
    states: ALL,
    draw: (field, required) => <TextInput {...field} isHeading max={60} required={required} />,
  },
  {
    field: 'line',
    file: 'text-input.tsx',
    states: ALL,
    draw: (field, required) => <TextInput {...field} max={60} required={required} />,
  },
  {
    field: 'lines',
    file: 'text-input.tsx',
    states: ALL,
    draw: (field, required) => <TextInput {...field} rows={3} max={200} required={required} />,
  },
  {
    field: 'number',
    file: 'number-input.tsx',
    states: ALL,
    draw: (field) => <NumberInput {...field} />,
  },
  {
    field: 'choice',
    file: 'select-input.tsx',
    states: ALL,
    draw: (field, required, t) => (
      <SelectInput
        {...field}
        required={required}
        options={optionsOf(t)}
        {...(!required && { none: t('sample.none') })}
      />
    ),
  },
  {
    field: 'remote',
    file: 'select-input.tsx',
    states: ['filled'],
    draw: (field) => <FailedSelect {...field} />,
  },
  {
    field: 'switch',
    file: 'switch-input.tsx',
    states: RIGHT,
    draw: (field) => <SwitchInput {...field} />,
  },
  {
    field: 'status',
    file: 'status-input.tsx',
    states: RIGHT,
    draw: ({ control, name }) => <StatusInput control={control} name={name} />,
  },
  {
    field: 'day',
    file: 'date-input.tsx',
    states: ALL,
    draw: (field, required) => <DateInput {...field} required={required} />,
  },
  {
    field: 'time',
    file: 'date-time-input.tsx',
    states: ALL,
    draw: (field) => <DateTimeInput {...field} />,
  },
  {
    field: 'tags',
    file: 'tags-input.tsx',
    states: ALL,
    draw: (field) => <TagsInput {...field} />,
  },
  {
    field: 'link',
    file: 'link-input.tsx',
    states: ALL,
    draw: (field) => <LinkInput {...field} />,
  },
  {
    field: 'picture',
    file: 'image-input.tsx',
    states: ALL,
    draw: (field, required) => <ImageInput {...field} required={required} />,
  },
  {
    field: 'richText',
    file: 'rich-text-input.tsx',
    // An editor is large, so its wrong state is the empty one.
    states: ['filled', 'wrong'],
    draw: (field) => <RichTextInput {...field} />,
  },
];

/** All inputs of forms in one form, which works but cannot be saved. */
export function InputsPart() {
  const { t } = useTranslation('components-page');
  const [values] = useState(() => sampleValues(t));
  const form = useForm<SamplesInput, unknown, SamplesInput>({
    resolver: valibotResolver(SamplesInput),
    defaultValues: values,
    mode: 'onTouched',
  });
  const { control, trigger, handleSubmit } = form;
  useEffect(() => void trigger('wrong'), [trigger]);
  return (
    <FormProvider {...form}>
      <FormFields value={useFormFieldRegistry()}>
        <FormUploads value={useUploadRegistry()}>
          <form
            noValidate
            onSubmit={(event) => void handleSubmit(() => toast.success(t('inputs.right')))(event)}
          >
            {INPUTS.map(({ field, file, states, draw }) => (
              <Sample key={field} title={t(`input.${field}`)} file={`admin/form/inputs/${file}`}>
                <Box sx={statesStyles(field === 'richText' ? '40rem' : '16rem')}>
                  {states.map((state) => (
                    <div key={state}>
                      {draw(
                        {
                          control,
                          name: `${state}.${field}`,
                          label: t('inputs.label', {
                            input: t(`input.${field}`),
                            state: t(`state.${state}`),
                          }),
                          // The status has a hint of its own.
                          hint: field === 'status' ? undefined : t(`hint.${field}`),
                        },
                        state === 'wrong',
                        t,
                      )}
                    </div>
                  ))}
                </Box>
              </Sample>
            ))}
            <Sample title={t('input.summary')} file="admin/form/core/error-summary.tsx">
              <ErrorSummary failure={null} />
              <Button type="submit" variant="contained">
                {t('inputs.check')}
              </Button>
            </Sample>
          </form>
        </FormUploads>
      </FormFields>
    </FormProvider>
  );
}

/** A select whose options load at the second attempt. */
function FailedSelect(field: Field) {
  const { t } = useTranslation('components-page');
  const [hasFailed, setFailed] = useState(true);
  return (
    <SelectInput
      {...field}
      options={hasFailed ? undefined : optionsOf(t)}
      reload={hasFailed ? () => setFailed(false) : undefined}
    />
  );
}

/** The last one is disabled. */
function optionsOf(t: TFunction<'components-page'>) {
  return [1, 2, 3].map((value) => ({
    value,
    label: t('sample.name', { number: value }),
    disabled: value === 3,
  }));
}

/** @param width in rem, which grows with the browser's text size, so that large texts have space too */
const statesStyles = (width: string) => ({
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
});
