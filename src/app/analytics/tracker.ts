import { fieldOf } from '#src/lib/records/field-of.ts';
import type { AnalyticsSettings } from './analytics-settings.ts';

type View = {
  /** With the query string. */
  path: string;
  title: string;
  /** Address of the previous page, with its origin; '' for none. */
  referrer: string;
};

export type Tracker = {
  /** Counts a page view; until the script is loaded, the view waits in a queue. */
  view: (view: View) => void;
};

/** Sets up the tool's queue and loads its script. Nothing is counted until `view` is called. */
export function startTracker(settings: AnalyticsSettings): Tracker {
  const { tool } = settings;
  if (tool === 'matomo') return startMatomo(settings);
  return tool === 'baidu' ? startBaidu(settings) : startUmami(settings);
}

function startMatomo({ url, id }: AnalyticsSettings): Tracker {
  const push = createQueue('_paq');
  push('disableCookies');
  push('setTrackerUrl', url.replace(/\.js(\?.*)?$/, '.php'));
  push('setSiteId', id);
  loadScript(url);
  return {
    view: ({ path, title, referrer }) => {
      if (referrer !== '') push('setReferrerUrl', referrer);
      push('setCustomUrl', new URL(path, location.origin).href);
      push('setDocumentTitle', title);
      push('trackPageView');
    },
  };
}

function startBaidu({ url }: AnalyticsSettings): Tracker {
  const push = createQueue('_hmt');
  push('_setAutoPageview', false);
  loadScript(url);
  return { view: ({ path }) => push('_trackPageview', path) };
}

/** Umami has no queue of its own, so this one is ours. */
function startUmami({ url, id }: AnalyticsSettings): Tracker {
  const waiting: View[] = [];
  const send = ({ path, title, referrer }: View) => {
    const umami = fieldOf(window, 'umami');
    if (typeof umami !== 'object' || umami === null || !('track' in umami)) return;
    if (typeof umami.track !== 'function') return;
    umami.track((props: object) => ({
      ...props,
      url: path,
      title,
      ...(referrer && { referrer }),
    }));
  };
  const script = loadScript(url, { websiteId: id, autoTrack: 'false', doNotTrack: 'true' });
  let isLoaded = false;
  script.addEventListener('load', () => {
    isLoaded = true;
    for (const view of waiting.splice(0)) send(view);
  });
  return { view: (view) => (isLoaded ? send(view) : waiting.push(view)) };
}

/** Creates the tool's global list of commands, which its script replaces by an object of its own. */
function createQueue(name: string): (...command: unknown[]) => void {
  Object.assign(window, { [name]: [] });
  return (...command) => {
    const queue = fieldOf(window, name);
    if (typeof queue !== 'object' || queue === null || !('push' in queue)) return;
    if (typeof queue.push === 'function') queue.push(command);
  };
}

function loadScript(url: string, data: Record<string, string> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  // `lib/html/trusted-types.ts` allows only this address.
  script.src = url;
  Object.assign(script.dataset, data);
  document.head.append(script);
  return script;
}
