import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#src/api/resource.ts';
import { RecordForm } from './record-form.tsx';
import type { RecordFormProps } from './record-form.tsx';

type NewRecordProps<Input extends FieldValues> = RecordFormProps<Input> & {
  api: { create: Resource<unknown, Input>['create'] };
  empty: Input;
};

/** A form that creates a record. */
export function NewRecord<Input extends FieldValues>(props: NewRecordProps<Input>) {
  const { api, empty, ...form } = props;
  const { t } = useTranslation('crud');
  const [values] = useState(empty);
  const { mutateAsync } = useMutation(api.create());
  return (
    <RecordForm {...form} values={values} save={mutateAsync} savedMessage={t('form.created')} />
  );
}
