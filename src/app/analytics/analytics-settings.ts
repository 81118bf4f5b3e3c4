import { env } from '#src/env.ts';
import { analyticsTool, type AnalyticsTool } from '#src/lib/analytics-tool.ts';

export type AnalyticsSettings = {
  tool: AnalyticsTool;
  /** Address of the tool's script. */
  url: string;
  /** Id that the tool has given this site. */
  id: string;
  /** Whether the script is loaded only for visitors who agree. */
  asksConsent: boolean;
};

/** Settings of this build's visitor statistics; null where it has none. */
export function analyticsSettings(): AnalyticsSettings | null {
  const { analyticsUrl: url, analyticsId: id } = env;
  if (url === '') return null;
  const tool = analyticsTool(url);
  return {
    tool,
    url,
    id,
    // Baidu has no mode without cookies.
    asksConsent: tool === 'baidu',
  };
}

/** Whether the browser asks not to be tracked: Do Not Track or Global Privacy Control. */
export function refusesTracking(): boolean {
  const isPrivate = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return navigator.doNotTrack === '1' || isPrivate;
}
