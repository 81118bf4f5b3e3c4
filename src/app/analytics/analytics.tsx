import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { analyticsSettings, refusesTracking } from './analytics-settings.ts';
import type { AnalyticsSettings } from './analytics-settings.ts';
import { ConsentBar } from './consent-bar.tsx';
import { useConsent } from './consent.ts';
import { startTracker } from './tracker.ts';
import type { Tracker } from './tracker.ts';

/** Counts the pages that a visitor reads, after asking where that must be. Belongs into public layouts alone. */
export function Analytics() {
  const settings = analyticsSettings();
  const consent = useConsent();
  const { pathname } = useLocation();
  if (settings === null || refusesTracking()) return null;
  if (!settings.asksConsent || consent === 'given') return <PageViews settings={settings} />;
  // The privacy notice has the question in its text.
  return consent === null && pathname !== '/privacy' ? <ConsentBar /> : null;
}

/** In ms: a page's title comes with its content. */
const TITLE_TIME = 500;

/** By address: a script is loaded once in a visit. */
const trackers = new Map<string, Tracker>();

type PageViewsProps = { settings: AnalyticsSettings };

function PageViews({ settings }: PageViewsProps) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const previous = useRef('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const tracker = trackers.get(settings.url) ?? startTracker(settings);
      trackers.set(settings.url, tracker);
      tracker.view({ path, title: document.title, referrer: previous.current });
      previous.current = location.origin + path;
    }, TITLE_TIME);
    return () => clearTimeout(timer);
    // The settings are the build's, and never change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  return null;
}
