import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import { loadDayjsLocale } from '#src/i18n/dayjs-locale.ts';

/** The locale for the date pickers: English until the wanted one has been fetched (I6). */
export function useDayjsLocale(wanted: string): string {
  const [loaded, setLoaded] = useState(() => (wanted in dayjs.Ls ? wanted : 'en'));
  useEffect(() => {
    let isCurrent = true;
    loadDayjsLocale(wanted).then(
      () => isCurrent && setLoaded(wanted),
      () => {
        // The pickers work in English as well.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return loaded;
}
