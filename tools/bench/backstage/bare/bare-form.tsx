import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { readData } from './read-data.ts';

const FIELDS = ['title', 'author', 'source'];

type BareFormProps = { id: string };

/** A form with three fields, shown once its record is loaded. */
export function BareForm({ id }: BareFormProps) {
  const [record, setRecord] = useState<Record<string, string>>();
  useEffect(() => {
    void readData<Record<string, string>>(`news/get?id=${id}`).then(setRecord);
  }, [id]);
  if (!record) return null;
  return FIELDS.map((name) => (
    <TextField
      key={name}
      name={name}
      label={name}
      value={record[name] ?? ''}
      onChange={({ target }) => setRecord({ ...record, [name]: target.value })}
    />
  ));
}
