import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { dateParts } from '#src/i18n/format.ts';
import { saveFile } from '#src/lib/save-file.ts';
import type { Photo } from '../schema.ts';

type Failure = { photo: Photo; error: unknown };

/** A zip in the making, or what one lacks that was made. */
export type ZipState = {
  total: number;
  done: number;
  failures: Failure[];
  isRunning: boolean;
  /** Why there is no zip at all. */
  error?: unknown;
};

/** Packs photos into a zip and saves it. The code for it is fetched when it is first asked for. */
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
    const tell = (changes: Partial<ZipState>) => {
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
      tell({});
    };
    const onFailed = (photo: Photo, error: unknown) => {
      failures.push({ photo, error });
      tell({});
    };
    running.current = controller;
    tell({});
    try {
      const { zipPhotos } = await import('./zip-photos.ts');
      const zip = await zipPhotos(photos, { signal, onDone, onFailed });
      signal.throwIfAborted();
      if (done > 0) saveFile(zip, zipName(t('gallery.zipName')));
      if (failures.length > 0) tell({ isRunning: false });
      else {
        setState(null);
        toast.success(t('gallery.zipDone', { count: done }));
      }
    } catch (error) {
      tell({ isRunning: false, error });
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
