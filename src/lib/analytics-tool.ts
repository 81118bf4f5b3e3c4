/** The statistics programs that the site can load. */
export type AnalyticsTool = 'umami' | 'matomo' | 'baidu';

/** The program whose script an address names; a script of any other name is Umami's, which may be renamed. */
export function analyticsTool(url: string): AnalyticsTool {
  if (/\/hm\.js(\?|$)/.test(url)) return 'baidu';
  return /\/(matomo|piwik)\.(js|php)(\?|$)/.test(url) ? 'matomo' : 'umami';
}
