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
  const url = textOf(import.meta.env.VITE_ANALYTICS_URL);
  if (url === '') return null;
  const tool = analyticsTool(url);
  return {
    tool,
    url,
    id: textOf(import.meta.env.VITE_ANALYTICS_ID),
    // Baidu's script has no mode without cookies.
    asksConsent: tool === 'baidu' || import.meta.env.VITE_ANALYTICS_CONSENT === 'ask',
  };
}

/** Whether the browser says that its person does not want to be counted. */
export function refusesTracking(): boolean {
  const isPrivate = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return navigator.doNotTrack === '1' || isPrivate;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
