import { type Control, useFormContext } from 'react-hook-form';
import { visibleTimes } from '#src/admin/records/table-facts.ts';
import { useFieldTexts } from '#src/admin/records/use-field-texts.ts';
import type { Crops, Field, FieldTable } from '#src/api/fields/record-fields.ts';
import { isRequired } from '#src/api/fields/record-input.ts';
import type { Namespace } from '#src/i18n/i18next.d.ts';
import { type EnglishProps, useEnglishProps } from './core/languages/english-props.ts';

type TableProps<One extends Field> = {
  kind: One['kind'];
  control: Control;
  name: string;
  label: string;
  hint: string | undefined;
  required: boolean;
  max?: number;
  ratio?: number;
  fit?: 'contain';
  crops?: Crops;
  deps?: string;
  times?: string[];
  english?: EnglishProps | undefined;
};

/** What the table and the texts of a content type know of a field, as props of its input. */
export function useFieldProps<All extends Record<keyof All, Field>>(
  fields: All,
  namespace: Namespace,
) {
  const { control } = useFormContext();
  const textsOf = useFieldTexts(namespace);
  const englishOf = useEnglishProps();
  return <Name extends keyof All & string>(name: Name): TableProps<All[Name]> => {
    const field: Field = fields[name];
    const texts = textsOf(name);
    return {
      kind: fields[name].kind,
      control,
      name,
      ...texts,
      required: isRequired(field),
      ...((field.kind === 'title' || field.kind === 'text') && { max: field.max }),
      ...(field.kind === 'picture' && {
        ratio: field.ratio,
        fit: field.fit,
        crops: field.crops,
      }),
      ...('languages' in field && { english: englishOf(name, texts.label) }),
      ...endOf(fields, name),
      ...(field.kind === 'status' && { times: visibleTimes(fields) }),
    };
  };
}

/** An end is checked again when its start changes. */
function endOf(fields: FieldTable, start: string) {
  const end = Object.entries(fields).find(([, one]) => 'after' in one && one.after === start);
  return end && { deps: end[0] };
}
