import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { withoutPendingDeletions } from '#src/admin/deletion/pending-deletions.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import { readAll } from '#src/lib/records/read-all.ts';
import type { ExistingRecord, ImportType } from './import-type.ts';

/**
 * Reads the existing records of a type for comparison, without those that are being deleted. Stops on unmount.
 */
export function useExisting({ name }: ImportType) {
  const client = useQueryClient();
  const source = useRecordSource(name);
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
      const all = await readAll({
        signal,
        onProgress,
        readPage: (place) => source.readPage(client, place),
      });
      const rows = all.map(({ id, fields }): ExistingRecord => ({ ...fields, id }));
      return withoutPendingDeletions(client, name, { rows, dropped: 0 }).rows;
    },
  });
  return { read: mutateAsync, records: data, error, isPending, progress, forget: reset };
}
