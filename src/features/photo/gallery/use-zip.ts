import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { dateParts } from '#src/i18n/format/format.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';

type Failure = { photo: Photo; error: unknown };

/** Progress of the running zip, or the failures of the finished one. */
export type ZipState = {
  total: number;
  done: number;
  failures: Failure[];
  isRunning: boolean;
  /** Set when the zip itself failed. */
  error?: unknown;
};

/** Packs photos into a zip and saves it; the zip library is imported on first use. */
export function useZip() {
  const { t } = useTranslation('photo-management');
  const [state, setState] = useState<ZipState | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (photos: Photo[]) => {
    const controller = new AbortController();
    const { signal } = controller;
    const failures: Failure[] = [];
    let done = 0;
    const update = (changes: Partial<ZipState>) => {
      if (signal.aborted) return;
      setState({
        total: photos.length,
        done,
        failures: [...failures],
        isRunning: true,
        ...changes,
      });
    };
    const onDone = () => {
      done += 1;
      update({});
    };
    const onFailed = (photo: Photo, error: unknown) => {
      failures.push({ photo, error });
      update({});
    };
    running.current = controller;
    update({});
    try {
      const { zipPhotos } = await import('./zip-photos.ts');
      const zip = await zipPhotos(photos, { signal, onDone, onFailed });
      signal.throwIfAborted();
      if (done > 0) saveFile(zip, zipName(t('gallery.zipName')));
      if (failures.length > 0) update({ isRunning: false });
      else {
        setState(null);
        toast.success(t('gallery.zipDone', { count: done }));
      }
    } catch (error) {
      update({ isRunning: false, error });
    }
  };

  const close = () => {
    running.current?.abort();
    setState(null);
  };

  return { state, start, close };
}

export type Zip = ReturnType<typeof useZip>;

function zipName(name: string): string {
  const { year, month, day, time } = dateParts(new Date());
  return `${name}-${year}${month}${day}-${time.replace(':', '')}.zip`;
}
