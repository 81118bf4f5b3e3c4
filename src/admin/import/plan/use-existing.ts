import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import type { ImportType } from './import-type.ts';
import { readExisting } from './read-existing.ts';

/** Reads the records that a type has now, to compare the rows with; stops when it is unmounted. */
export function useExisting({ name }: ImportType) {
  const client = useQueryClient();
  const source = useRecordSources().find((one) => one.name === name);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { mutateAsync, data, error, isPending, reset } = useMutation({
    mutationFn: async () => {
      if (!source) throw new Error(`No records named ${name}`);
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      const onProgress = (done: number, total: number | null) =>
        setProgress({ done, total: total ?? 0 });
      setProgress({ done: 0, total: 0 });
      return readExisting(client, source, { signal, onProgress });
    },
  });
  return { read: mutateAsync, records: data, error, isPending, progress, forget: reset };
}
