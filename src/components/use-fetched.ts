import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';

/**
 * A part of the program that is fetched when it is first opened; null until it is there. Where it does
 * not come, the page stays as it is: a toast says so, and `close` is called.
 * @param load asked again with the next opening after a failure
 */
export function useFetched<Part>(
  isOpen: boolean,
  load: () => Promise<Part>,
  close: () => void,
): Part | null {
  const { t } = useTranslation();
  const [part, setPart] = useState<Part | null>(null);
  const fetchPart = useEffectEvent(() =>
    load().then(
      (fetched) => setPart(() => fetched),
      () => {
        toast.error(t('error.load'));
        close();
      },
    ),
  );
  useEffect(() => {
    if (isOpen && !part) void fetchPart();
  }, [isOpen, part]);
  return part;
}
