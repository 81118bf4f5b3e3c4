import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '#src/admin/form/use-field.ts';
import type { ProductInput } from '../input.ts';

type SpecificationCellProps = { index: number; part: 'name' | 'value' };

/** One cell of the specification table. */
export function SpecificationCell({ index, part }: SpecificationCellProps) {
  const { t } = useTranslation('products');
  const { control } = useFormContext<ProductInput>();
  const label = t(`specification.${part}Of`, { row: index + 1 });
  const { field, error } = useField({ control, name: `specifications.${index}.${part}`, label });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      size="small"
      fullWidth
      placeholder={t(`specification.${part}Example`)}
      error={error !== undefined}
      helperText={error}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    />
  );
}
