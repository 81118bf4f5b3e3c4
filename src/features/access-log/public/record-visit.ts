import * as v from 'valibot';
import { request, toRequest } from '#src/api/client/client.ts';
import type { Call } from '#src/api/client/client.ts';
import { createdId } from '#src/api/records/created-id.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import type { VisitInput } from '../input.ts';

/** In ms: what is shown for less is passed, as by a redirect or by StrictMode's first effect, and not visited. */
const SHORTEST = 500;

let isFirst = true;
/** Without its query, which can hold what somebody searched for elsewhere. */
let referrer = document.referrer.replace(/[?#].*/, '');
/** Until the page is loaded again. */
let isRefused = false;

/**
 * Records the visit of a page: when it has been shown for a moment, and how long it was shown whenever it
 * is left or hidden. Back from the browser's cache, the page is visited anew.
 * @returns call it when another page is shown
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
  /** With the limits of the contract. */
  const page: VisitInput = {
    path: path.slice(0, 500),
    referrer: referrer.slice(0, 500),
    userAgent: navigator.userAgent.slice(0, 500),
    duration: null,
  };
  let timer: number | undefined;
  /** How long it was shown, in ms, before it was shown last, and since when it is; undefined while it is hidden. */
  let before = 0;
  let since: number | undefined;
  let created: Promise<Id | undefined> | undefined;
  const sendDuration = async (duration: number) => {
    const id = await created;
    if (id !== undefined) await send('PUT /access-log/update', { ...page, id, duration });
  };
  return {
    show: (now = performance.now()) => {
      if (since !== undefined) return;
      since = now;
      timer = window.setTimeout(() => {
        isFirst = false;
        referrer = location.origin + path;
        created ??= send('POST /access-log/create', page).then(createdId);
      }, SHORTEST);
    },
    hide: () => {
      if (since === undefined) return;
      window.clearTimeout(timer);
      before += performance.now() - since;
      since = undefined;
      void sendDuration(Math.round(before));
    },
  };
}

/** When the page was first shown, in the time of `performance.now()`: the program has started seconds later. */
function firstShown(): number | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  // Another page may have been opened meanwhile.
  if (loaded === undefined || new URL(loaded.name).pathname !== location.pathname) return undefined;
  // Not 0 where the browser had prepared the page before it was opened.
  return 'activationStart' in loaded ? Number(loaded.activationStart) : 0;
}

/** Visitors notice nothing of a failure. A server that refuses is not asked again. */
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
