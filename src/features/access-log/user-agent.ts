import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Browsers, specific names first: their user agents contain the generic names, too. */
const BROWSERS = [
  ['bot', /bot|spider|crawl|slurp|curl|wget|python|headless/i],
  ['wechat', /MicroMessenger\/(\d+)/],
  ['dingtalk', /DingTalk\/(\d+)/],
  ['feishu', /(?:Lark|Feishu)\/(\d+)/],
  ['baidu', /baiduboxapp\/(\d+)|BIDUBrowser/],
  ['qq', /M?QQBrowser\/(\d+)/],
  ['uc', /UC?Browser\/(\d+)/],
  ['quark', /Quark\/(\d+)/],
  ['sogou', /MetaSr|SogouMobileBrowser/],
  ['huawei', /HuaweiBrowser\/(\d+)/],
  ['xiaomi', /MiuiBrowser\/(\d+)/],
  ['samsung', /SamsungBrowser\/(\d+)/],
  ['edge', /Edg(?:A|iOS|e)?\/(\d+)/],
  ['opera', /OPR\/(\d+)/],
  ['firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['safari', /Version\/(\d+).*Safari/],
] as const;

const SYSTEMS = [
  ['harmony', /HarmonyOS|OpenHarmony/],
  ['windows', /Windows/],
  ['ipad', /iPad/],
  ['iphone', /iPhone|iPod/],
  ['android', /Android/],
  ['mac', /Macintosh|Mac OS X/],
  ['linux', /Linux|X11/],
] as const;

type UserAgent = {
  browser: (typeof BROWSERS)[number][0] | null;
  version: string;
  system: (typeof SYSTEMS)[number][0] | null;
};

/** Parses a user agent; unknown parts are null or ''. */
export function readUserAgent(userAgent: string): UserAgent {
  let found: Pick<UserAgent, 'browser' | 'version'> = { browser: null, version: '' };
  for (const [browser, mark] of BROWSERS) {
    const match = mark.exec(userAgent);
    if (match) {
      found = { browser, version: match[1] ?? '' };
      break;
    }
  }
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
  return { ...found, system };
}

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
