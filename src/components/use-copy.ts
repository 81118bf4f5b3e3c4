import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';

const CONFIRMED_FOR = 2000;

type Copy = {
  /** True for a moment after the text was copied. */
  isCopied: boolean;
  copy: () => Promise<void>;
};

/**
 * Copies a text to the clipboard; where the browser does not let it, a toast says so. Routes that use
 * it load the texts `components`.
 * @param failed said instead of the way by hand, where the text does not stand on the page
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
      // Absent outside https.
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toast.error(failed ?? t('copy.failed'));
    }
  };
  return { isCopied, copy };
}
