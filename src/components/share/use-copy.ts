import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { pause } from '#src/lib/time/pause.ts';

const CONFIRMED_FOR = 2000;
/** In ms; some browsers never settle the promise. */
const TIMEOUT = 2000;

type Copy = {
  /** True for a short time after the text was copied. */
  isCopied: boolean;
  /** Resolves to whether it was copied. */
  copy: () => Promise<boolean>;
};

/**
 * Copies a text to the clipboard; a toast says when the browser refuses or does not answer. Routes that use it load the
 * namespace `components`.
 * @param failed replaces the toast's advice to copy by hand, where the text is not on the page
 */
export function useCopy(text: string, failed?: string): Copy {
  const { t } = useTranslation('components');
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      // Undefined without https.
      const written = navigator.clipboard.writeText(text);
      await Promise.race([written, pause(TIMEOUT).then(() => Promise.reject(new Error()))]);
      setIsCopied(true);
      return true;
    } catch {
      toast.error(failed ?? t('copy.failed'));
      return false;
    }
  };
  return { isCopied, copy };
}
