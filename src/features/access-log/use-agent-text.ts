import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readUserAgent } from './user-agent.ts';

/** Formats a user agent as browser and system. */
export function useAgentText(): (userAgent: string) => { browser: string; system: string } {
  const { t } = useTranslation('access-log');
  return useCallback(
    (userAgent) => {
      const { browser, version, system } = readUserAgent(userAgent);
      const name = browser ? t(`browser.${browser}`) : t('browser.unknown');
      return {
        browser: version === '' ? name : `${name} ${version}`,
        system: system ? t(`system.${system}`) : '',
      };
    },
    [t],
  );
}
