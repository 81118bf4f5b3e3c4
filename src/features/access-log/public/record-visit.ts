import * as v from 'valibot';
import { type Call, request, toRequest } from '#src/api/client/client.ts';
import { createdId } from '#src/api/records/created-id.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import type { VisitInput } from '../input.ts';

/** Time in ms after which a page counts as visited. Redirects and StrictMode's first effect are shorter. */
const MIN_VISIBLE_TIME = 500;

let isFirst = true;
/** Previous address without its query, which can contain a search made on another site. */
let referrer = document.referrer.replace(/[?#].*/, '');
/** True once the server has refused a visit; reset only by a reload. */
let isRefused = false;

/**
 * Records the visit of a page once it was visible for a moment, and sends how long it was visible each time it is
 * hidden or left. A page restored from the browser's back/forward cache counts as a new visit.
 * @returns function to call when another page is shown
 */
export function recordVisit(path: string): () => void {
  let visit = createVisit(path);
  const follow = () => (document.visibilityState === 'visible' ? visit.show() : visit.hide());
  const leave = () => {
    visit.hide();
    visit = createVisit(path);
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', follow);
  if (document.visibilityState === 'visible') visit.show(isFirst ? firstShown() : undefined);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', follow);
    visit.hide();
  };
}

function createVisit(path: string) {
  /** Texts are cut to the maximum lengths of the API. */
  const page: VisitInput = {
    path: path.slice(0, 500),
    referrer: referrer.slice(0, 500),
    userAgent: navigator.userAgent.slice(0, 500),
    duration: null,
  };
  let timer: number | undefined;
  /** Visible time in ms that has ended. */
  let visibleTime = 0;
  /** Start of the current visible time; undefined while the page is hidden. */
  let visibleSince: number | undefined;
  let created: Promise<Id | undefined> | undefined;
  const sendDuration = async (duration: number) => {
    const id = await created;
    if (id !== undefined) await send('PUT /access-log/update', { ...page, id, duration });
  };
  return {
    show: (now = performance.now()) => {
      if (visibleSince !== undefined) return;
      visibleSince = now;
      timer = window.setTimeout(() => {
        isFirst = false;
        referrer = location.origin + path;
        created ??= send('POST /access-log/create', page).then(createdId);
      }, MIN_VISIBLE_TIME);
    },
    hide: () => {
      if (visibleSince === undefined) return;
      window.clearTimeout(timer);
      visibleTime += performance.now() - visibleSince;
      visibleSince = undefined;
      void sendDuration(Math.round(visibleTime));
    },
  };
}

/** Time at which the page was first shown, as in `performance.now()`. The script may start seconds later. */
function firstShown(): number | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  // The visitor may have opened another page before the script started.
  if (loaded === undefined || new URL(loaded.name).pathname !== location.pathname) return undefined;
  // Above 0 if the browser prerendered the page before it was opened.
  return 'activationStart' in loaded ? Number(loaded.activationStart) : 0;
}

/** Sends a visit and ignores failures. After the server has refused one, no more are sent. */
async function send(call: Call, data: object): Promise<unknown> {
  if (isRefused) return undefined;
  try {
    const config = { ...toRequest(call), data, token: null, keepalive: true };
    return await request(v.unknown(), config);
  } catch (error) {
    isRefused = error instanceof ApiError && error.status !== undefined;
    return undefined;
  }
}
