import type { GenericSchema, InferOutput } from 'valibot';
import type { ComponentProps, ReactNode } from 'react';
import { type Control, useFormContext } from 'react-hook-form';
import { visibleTimes } from '#src/admin/records/table-facts.ts';
import { useFieldTexts } from '#src/admin/records/use-field-texts.ts';
import type { Crops, Field as TableField, FieldTable } from '#src/api/fields/record-fields.ts';
import { isRequired } from '#src/api/fields/record-input.ts';
import { hasField } from '#src/api/wire/server-call.ts';
import type { Namespace } from '#src/i18n/i18next.d.ts';
import { type EnglishProps, useEnglishProps } from './core/languages/english-props.ts';
import type { ImageInput as Image } from './inputs/image-input.tsx';
import {
  DateInput,
  DateTimeInput,
  ImageInput,
  LinkInput,
  RichTextInput,
  TagsInput,
} from './inputs/inputs-by-kind.ts';
import { NumberInput } from './inputs/number-input.tsx';
import { SelectInput } from './inputs/select-input.tsx';
import { StatusInput } from './inputs/status-input.tsx';
import { SwitchInput } from './inputs/switch-input.tsx';
import { TextInput } from './inputs/text-input.tsx';

type TableProps<One extends TableField> = {
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
export function useFieldProps<All extends Record<keyof All, TableField>>(
  fields: All,
  namespace: Namespace,
) {
  const { control } = useFormContext();
  const textsOf = useFieldTexts(namespace);
  const englishOf = useEnglishProps();
  return <Name extends keyof All & string>(name: Name): TableProps<All[Name]> => {
    const field: TableField = fields[name];
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

type OfText = Partial<
  Pick<ComponentProps<typeof TextInput>, 'isHeading' | 'required' | 'rows' | 'type'>
>;
type OfChoice = Pick<ComponentProps<typeof SelectInput>, 'none' | 'options' | 'reload'>;
type OfPicture = Pick<ComponentProps<typeof Image>, 'cropWidth'>;

/** What a page says of an input besides the table, by the field's kind. */
type OfKind = Record<'title' | 'text' | 'email' | 'webAddress' | 'custom', OfText> &
  Record<'ref' | 'oneOf' | 'optionalOneOf', OfChoice> &
  Record<'picture', OfPicture>;

type OfField<One extends TableField> = {
  hint?: string | undefined;
} & (One['kind'] extends keyof OfKind ? OfKind[One['kind']] : unknown);

/** The fields whose input follows from their kind; a text of another shape is typed as one. */
type InputName<All extends FieldTable> = {
  [Name in keyof All]: All[Name] extends { kind: 'served' }
    ? never
    : All[Name] extends { read: infer Read extends GenericSchema }
      ? InferOutput<Read> extends string
        ? Name
        : never
      : Name;
}[keyof All] &
  string;

type AnyProps = { name: string; hint?: string | undefined } & OfText &
  Partial<OfChoice> &
  OfPicture;

/**
 * Makes the component that shows a field of this type by its name: the input for its kind, with what table and texts
 * say of it, and what the page says besides; nothing where the server does not have the field.
 */
export function createField<All extends FieldTable>(
  api: { name: string; fields: All },
  namespace: Namespace,
): <Name extends InputName<All>>(props: { name: Name } & OfField<All[Name]>) => ReactNode;
export function createField(api: { name: string; fields: FieldTable }, namespace: Namespace) {
  return function Field({ name, options, ...own }: AnyProps) {
    const { kind, ...known } = useFieldProps(api.fields, namespace)(name);
    if (!hasField(`GET /${api.name}`, name)) return null;
    const props = { ...known, ...own };
    switch (kind) {
      case 'picture':
        return <ImageInput {...props} />;
      case 'richText':
        return <RichTextInput {...props} kind={kind} />;
      case 'list':
        return <TagsInput {...props} />;
      case 'link':
        return <LinkInput {...props} />;
      case 'day':
        return <DateInput {...props} />;
      case 'begin':
      case 'end':
        return <DateTimeInput {...props} />;
      case 'ref':
      case 'oneOf':
      case 'optionalOneOf':
        return <SelectInput {...props} options={options} />;
      case 'integer':
      case 'optionalInteger':
      case 'order':
        return <NumberInput {...props} />;
      case 'flag':
        return <SwitchInput {...props} />;
      case 'status':
        return <StatusInput {...props} />;
      case 'title':
      case 'text':
      case 'email':
      case 'webAddress':
      case 'custom':
      case 'served':
      default:
        return <TextInput {...props} />;
    }
  };
}
