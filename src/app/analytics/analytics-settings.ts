import { env } from '#src/env.ts';
import { analyticsTool } from '#src/lib/analytics-tool.ts';
import type { AnalyticsTool } from '#src/lib/analytics-tool.ts';

export type AnalyticsSettings = {
  tool: AnalyticsTool;
  /** Address of its script. */
  url: string;
  /** The id that it gave the site. */
  id: string;
  /** It is loaded only for visitors who agree. */
  asksConsent: boolean;
};

/** The statistics of this build; null where it has none. */
export function analyticsSettings(): AnalyticsSettings | null {
  const { analyticsUrl: url, analyticsId: id } = env;
  if (url === '') return null;
  const tool = analyticsTool(url);
  return {
    tool,
    url,
    id,
    // It has no mode without cookies.
    asksConsent: tool === 'baidu',
  };
}

/** Whether the browser says that its person does not want to be counted. */
export function refusesTracking(): boolean {
  const isPrivate = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return navigator.doNotTrack === '1' || isPrivate;
}
