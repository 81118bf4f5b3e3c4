import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/api/fields.ts';
import type { ProductCategory } from './category/schema.ts';
import { toTree } from './category/tree.ts';

type CategoryPickerProps = Pick<
  TextFieldProps,
  'label' | 'required' | 'placeholder' | 'error' | 'helperText' | 'inputRef' | 'onBlur' | 'size'
> & {
  /** Undefined while loading. */
  categories: ProductCategory[] | undefined;
  value: Id | null;
  onChange: (value: Id | null) => void;
};

type Choice = { id: Id; name: string; path: string; level: 1 | 2 };

/**
 * Autocomplete of both levels; typing matches the name and its parent. A value without a category
 * is shown as unknown until another one is chosen.
 */
export function CategoryPicker(props: CategoryPickerProps) {
  const { categories, value, onChange, size = 'medium', placeholder, ...field } = props;
  const { t } = useTranslation(['products', 'crud']);
  const choices = toChoices(categories ?? []);
  const selected = choices.find(({ id }) => String(id) === String(value));
  const unknownChoice = (id: Id): Choice => {
    const name = categories ? t('crud:form.unknownChoice', { id }) : t('loading');
    return { id, name, path: name, level: 1 };
  };
  return (
    <Autocomplete
      size={size}
      options={choices}
      value={value === null ? null : (selected ?? unknownChoice(value))}
      loading={categories === undefined}
      loadingText={t('loading')}
      noOptionsText={t('noCategory')}
      getOptionLabel={({ path }) => path}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, choice) => onChange(choice?.id ?? null)}
      renderOption={({ key, ...option }, { name, level }) => (
        <li {...option} key={key} style={level === 2 ? subcategoryStyles : topLevelStyles}>
          {name}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...field}
          placeholder={placeholder ?? ''}
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, ...(placeholder && { shrink: true }) },
          }}
        />
      )}
    />
  );
}

const topLevelStyles = { fontWeight: 600 };
const subcategoryStyles = { paddingInlineStart: 36 };

function toChoices(categories: ProductCategory[]): Choice[] {
  return toTree(categories).flatMap((top) => [
    { id: top.id, name: top.name, path: top.name, level: 1 },
    ...top.subcategories.map(({ id, name }): Choice => {
      return { id, name, path: `${top.name} / ${name}`, level: 2 };
    }),
  ]);
}
