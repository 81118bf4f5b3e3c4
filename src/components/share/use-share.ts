import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { useCopy } from './use-copy.ts';

/** Opens the browser's share menu. Where it refuses, calls `instead`; a menu that the person closes is no failure. */
export async function openShareMenu(data: ShareData, instead: () => unknown): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await instead();
  }
}

/**
 * Shares a link by the browser's menu; where there is none to be opened, the link is copied, and a toast says so. Routes
 * that use it load the namespace `components`.
 * @param failed as of `useCopy`
 */
export function useShare(url: string, failed?: string): (title: string) => void {
  const { t } = useTranslation('components');
  const { copy } = useCopy(url, failed);
  const copyInstead = async () => {
    if (await copy()) toast.info(t('copy.instead'));
  };
  return (title) => void openShareMenu({ title, url }, copyInstead);
}
