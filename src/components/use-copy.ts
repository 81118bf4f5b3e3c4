import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';

const CONFIRMED_FOR = 2000;

type Copy = {
  /** True for a short time after the text was copied. */
  isCopied: boolean;
  copy: () => Promise<void>;
};

/**
 * Copies a text to the clipboard; a toast says when the browser refuses. Routes that use it load the
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
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toast.error(failed ?? t('copy.failed'));
    }
  };
  return { isCopied, copy };
}
