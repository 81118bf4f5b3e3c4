import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { RouterButton } from '#src/components/router-link.tsx';
import {
  analyticsSettings,
  type AnalyticsSettings,
  refusesTracking,
} from './analytics-settings.ts';
import { useConsent, answerConsent } from './consent.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';

/** A bar that asks once whether visits may be counted. Both answers are equally easy, and can be changed later. */
function ConsentBar() {
  const { t } = useTranslation('privacy');
  return (
    <Box component="section" aria-label={t('statistics.title')} sx={barStyles}>
      <Typography variant="body2">{t('statistics.ask')}</Typography>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => answerConsent('refused')}>
          {t('statistics.refuse')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => answerConsent('given')}>
          {t('statistics.agree')}
        </Button>
        <RouterButton to="/privacy#statistics" color="inherit">
          {t('statistics.more')}
        </RouterButton>
      </Box>
    </Box>
  );
}

const barStyles = {
  position: 'fixed',
  insetInlineStart: 16,
  insetInlineEnd: { xs: 16, sm: 'auto' },
  bottom: 'calc(var(--bottom-bar-height, 0px) + 16px)',
  zIndex: 'snackbar',
  maxWidth: { sm: 420 },
  p: 2,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-customShadows-dropdown)',
  '@media print': { display: 'none' },
};

/** Counts the page views of a visitor, after asking for consent where the tool needs it. For public layouts only. */
export function Analytics() {
  const settings = analyticsSettings();
  const consent = useConsent();
  const { pathname } = useLocation();
  if (settings === null || refusesTracking()) return null;
  if (!settings.asksConsent || consent === 'given') return <PageViews settings={settings} />;
  // The privacy notice asks the question in its own text.
  return consent === null && pathname !== '/privacy' ? <ConsentBar /> : null;
}

/** Delay in ms before a page is counted: its title is set only when its content is there. */
const TITLE_DELAY = 500;

/** Trackers that are running, by script address: a script is loaded once per visit. */
const trackers = new Map<string, Tracker>();

function PageViews({ settings }: { settings: AnalyticsSettings }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const previous = useRef('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const tracker = trackers.get(settings.url) ?? startTracker(settings);
      trackers.set(settings.url, tracker);
      tracker.view({ path, title: document.title, referrer: previous.current });
      previous.current = location.origin + path;
    }, TITLE_DELAY);
    return () => clearTimeout(timer);
    // The settings come from the build and never change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  return null;
}

type View = {
  /** With the query string. */
  path: string;
  title: string;
  /** Address of the previous page, with its origin; '' for none. */
  referrer: string;
};

type Tracker = {
  /** Counts a page view; until the script is loaded, the view waits in a queue. */
  view: (view: View) => void;
};

/** Sets up the tool's queue and loads its script. Nothing is counted until `view` is called. */
function startTracker(settings: AnalyticsSettings): Tracker {
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
