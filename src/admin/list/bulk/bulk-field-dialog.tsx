import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { id } from '#src/api/fields/fields.ts';
import { sortInput } from '#src/api/fields/input.ts';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkDialogProps, BulkItem } from './bulk-dialog.tsx';
import { BulkFieldInput } from './bulk-field-input.tsx';
import type { BulkField, BulkValue } from './bulk-field.ts';

type BulkFieldDialogProps = Pick<BulkDialogProps, 'items' | 'onRun' | 'onClose'> & {
  field: BulkField;
  /** Sets the value of one item. */
  set: (item: BulkItem, value: BulkValue) => ReturnType<BulkDialogProps['action']>;
};

const SCHEMAS = {
  flag: v.boolean(),
  sort: sortInput,
  choice: v.pipe(
    v.nullable(id),
    v.check((value) => value !== null, 'required'),
  ),
};

/** Asks for a value, then sets it for all items. */
export function BulkFieldDialog({ field, items, set, ...on }: BulkFieldDialogProps) {
  const { t } = useTranslation('crud');
  const [value, setValue] = useState<BulkValue>(field.kind === 'flag' ? true : null);
  const [isTried, setTried] = useState(false);
  const problem = problemOf(field, value);
  return (
    <BulkDialog
      {...on}
      items={items}
      texts={{
        title: t('bulk.setTitle', { field: field.label }),
        action: t('bulk.set'),
        question: t('bulk.setAsk', { count: items.length }),
        done: ({ length }) => t('bulk.setDone', { count: length, field: field.label }),
      }}
      action={(item) => set(item, value)}
      isReady={() => {
        setTried(true);
        return problem === undefined;
      }}
      input={
        <BulkFieldInput
          field={field}
          value={value}
          onChange={setValue}
          error={isTried ? problem : undefined}
        />
      }
    />
  );
}

function problemOf({ kind }: BulkField, value: BulkValue): string | undefined {
  const schema = SCHEMAS[kind === 'picker' ? 'choice' : kind];
  const [issue] = v.safeParse(schema, value).issues ?? [];
  return issue && fieldMessage(value === null || value === '' ? 'required' : issue.message);
}
