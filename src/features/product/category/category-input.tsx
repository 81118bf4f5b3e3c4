import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#src/admin/form/inputs/field-frame.tsx';
import { useLastChoice } from '#src/admin/form/last-choice.ts';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { useField } from '#src/admin/form/inputs/use-field.ts';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import { productCategoryApi } from './api.ts';
import { CategoryPicker } from './category-picker.tsx';
import { productFields } from '../schema.ts';

export function CategoryInput() {
  const { t } = useTranslation(['products', 'crud']);
  const props = useFieldProps(productFields, 'products')('categoryId');
  const { label, required } = props;
  const { data, error: failure, refetch } = useChoices(productCategoryApi);
  useLastChoice('categoryId', data?.rows);
  const nameOf = (id: unknown) =>
    data?.rows.find((row) => String(row.id) === String(id))?.name ?? String(id);
  const { field, error, revert } = useField(props, nameOf);
  const reload = failure && (
    <>
      <span>{t('crud:form.optionsFailed')}</span>
      <Link
        component="button"
        type="button"
        onClick={() => void refetch()}
        sx={{ font: 'inherit', marginInlineStart: 1 }}
      >
        {t('crud:form.reloadOptions')}
      </Link>
    </>
  );
  return (
    <FieldFrame name={field.name} label={label} revert={revert}>
      <CategoryPicker
        label={label}
        required={required}
        categories={data?.rows}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={error !== undefined}
        helperText={error ?? reload}
      />
    </FieldFrame>
  );
}
