import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberInput } from './number-input.tsx';
import type { FieldProps } from './use-field.ts';

type SortInputProps<Input extends FieldValues> = Pick<
  FieldProps<Input, 'order'>,
  'kind' | 'control' | 'name' | 'hint'
> & {
  /** The list's rows can also be dragged. */
  isDraggable?: boolean;
};

/** The record's sort number: smaller ones come first. */
export function SortInput<Input extends FieldValues>(props: SortInputProps<Input>) {
  const { control, name, isDraggable = false, hint } = props;
  const { t } = useTranslation('crud');
  return (
    <NumberInput
      control={control}
      name={name}
      label={t('field.sort')}
      hint={hint ?? t(isDraggable ? 'sort.draggableHint' : 'sort.hint')}
    />
  );
}
