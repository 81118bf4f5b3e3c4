import { fieldOf } from '#src/lib/records/field-of.ts';
import type { AnalyticsSettings } from './analytics-settings.ts';

type View = {
  /** With the query string. */
  path: string;
  title: string;
  /** The page before, with the origin; '' for none. */
  referrer: string;
};

export type Tracker = {
  /** Counts a page. Before the script is there, it is counted when it comes. */
  view: (view: View) => void;
};

/** Sets up the program's queue and loads its script. Nothing is counted that `view` is not called for. */
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

/** It has no queue of its own. */
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

/** A global list of commands, which the script replaces by an object of its own. */
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
  // `lib/html/trusted-types.ts` allows this address alone.
  script.src = url;
  Object.assign(script.dataset, data);
  document.head.append(script);
  return script;
}
