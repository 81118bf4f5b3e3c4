import Autocomplete from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { type Id, sameId } from '#src/lib/records/id.ts';
import { inOrder, toTree } from '#src/lib/records/tree.ts';
import { hasWords } from '#src/lib/search/comparable.ts';
import { pathName } from './path-name.ts';
import type { ProductCategory } from './schema.ts';

type CategoryPickerProps = Pick<
  TextFieldProps,
  'label' | 'required' | 'placeholder' | 'error' | 'helperText' | 'inputRef' | 'onBlur' | 'size'
> & {
  /** Undefined while loading. */
  categories: ProductCategory[] | undefined;
  value: Id | null;
  onChange: (value: Id | null) => void;
};

type Choice = { id: Id; name: string; path: string; level: number };

/**
 * Autocomplete of the categories of all levels; typing matches a category's name and its parents' names. A
 * value without a category is shown as unknown until another one is chosen.
 */
export function CategoryPicker(props: CategoryPickerProps) {
  const { categories, value, onChange, size = 'medium', placeholder, ...field } = props;
  const { t } = useTranslation(['products', 'crud']);
  const choices = toChoices(categories ?? []);
  const selected = choices.find(({ id }) => sameId(id, value));
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
      filterOptions={(all, { inputValue }) => all.filter(({ path }) => hasWords(path, inputValue))}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => sameId(one.id, other.id)}
      onChange={(_event, choice) => onChange(choice?.id ?? null)}
      renderOption={({ key, ...option }, { name, level }) => (
        <li
          {...option}
          key={key}
          style={{ paddingInlineStart: indentOf(level), fontWeight: level === 1 ? 600 : 400 }}
        >
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

/** Indentation of an option's name, in px. */
const indentOf = (level: number) => 16 + 20 * (level - 1);

function toChoices(categories: ProductCategory[]): Choice[] {
  return inOrder(toTree(categories)).map((branch) => ({
    id: branch.record.id,
    name: branch.record.name,
    path: pathName(branch),
    level: branch.level,
  }));
}
