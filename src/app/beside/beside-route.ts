import type { QueryClient, QueryKey } from '@tanstack/react-query';
import i18next from 'i18next';
import { type LoaderFunctionArgs, replace } from 'react-router';
import * as v from 'valibot';
import { FRAME_READY, BesideMessage } from '#src/admin/form/beside/beside-message.ts';
import { queryClientContext } from '#src/api/cache/query-client-context.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { advertisementApi } from '#src/features/advertisement/schema.ts';
import { companyInfoApi } from '#src/features/company-info/api.ts';
import { LANGUAGE_KEY } from '#src/i18n/languages.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { clockSetting, pinTime, serverTime } from '#src/lib/time/clock.ts';
import { MODE_KEY } from '../settings/use-color-mode.ts';

/** Loader of the preview frame beside a form: waits for the form's record, then redirects to its real public page. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (window.parent === window) return replace('/backstage');
  isolateFrame();
  const path = showFormRecord(context.get(queryClientContext));
  window.parent.postMessage(FRAME_READY, location.origin);
  // A history entry for this page would stop the browser's Back here.
  return replace(await path);
}

/**
 * Separates the preview from the window around it: it must not change the shared storage, nor move the focus out of the
 * form.
 */
function isolateFrame(): void {
  Storage.prototype.setItem = () => {};
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true });
  HTMLElement.prototype.focus = () => {};
  // Tells the statistics not to count the preview as a visit.
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
}

type Fields = BesideMessage['record'];

/**
 * Receives the record from the form around this frame, and writes it into the cached answers of the server: at once,
 * and again after each refetch.
 * @returns the path of the record's public page, once the record has arrived
 */
async function showFormRecord(client: QueryClient): Promise<string> {
  let shown: BesideMessage | undefined;
  const overwrite = (queryKey: QueryKey) => {
    if (!shown || queryKey[0] !== shown.source) return;
    const now = shown;
    const record = visible(now);
    client.setQueryData(queryKey, (data: unknown) => withRecord(queryKey, data, record, now));
  };
  const cache = client.getQueryCache();
  cache.subscribe((event) => {
    const isAnswer =
      event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (isAnswer) overwrite(event.query.queryKey);
  });
  return new Promise((resolve) => {
    window.addEventListener('message', ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || origin !== location.origin) return;
      if (!v.is(BesideMessage, data)) return;
      shown = data;
      overwrite([data.source, 'one', data.id]);
      for (const { queryKey } of cache.findAll({ queryKey: [data.source] })) overwrite(queryKey);
      applyLook(data);
      resolve(data.path);
    });
  });
}

/** The record as visitors will see it. A scheduled record is shown by setting the clock to its publish time. */
function visible({ record, times: [beginName = '', endName = ''] }: BesideMessage): Fields {
  const begin = Date.parse(String(record[beginName]));
  const pinned = begin > serverTime() ? begin : undefined;
  if (clockSetting().pinned !== pinned) pinTime(pinned);
  const change = { status: STATUS.shown, [endName]: '', categoryName: '' };
  const known = Object.entries(change).filter(([name]) => name in record);
  return { ...record, ...Object.fromEntries(known) };
}

const [, IN_FORCE] = companyInfoApi.inForce().queryKey;

/** The cached answer `data`, with the record in it. */
function withRecord(
  [, kind, id]: QueryKey,
  data: unknown,
  record: Fields,
  shown: BesideMessage,
): unknown {
  if (kind === IN_FORCE || (kind === 'one' && id === shown.id)) return record;
  if (Array.isArray(data)) return withRow(data, record, shown);
  if (!isRecord(data) || !Array.isArray(data.rows)) return data;
  return { ...data, rows: withRow(data.rows, record, shown) };
}

function withRow(rows: unknown[], record: Fields, shown: BesideMessage): unknown[] {
  // The record's slide alone: the carousel would otherwise show others.
  if (shown.source === advertisementApi.name) return [record];
  const isThatRecord = (row: unknown) => isRecord(row) && String(row.id) === shown.id;
  if (rows.some(isThatRecord)) return rows.map((row) => (isThatRecord(row) ? record : row));
  return shown.hasOwnPage ? rows : [record, ...rows];
}

/** Applies language and colour mode by storage events, as if another tab had changed them. */
function applyLook({ language, isDark }: BesideMessage): void {
  const change = (key: string, newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  if (i18next.resolvedLanguage !== language) change(LANGUAGE_KEY, language);
  const mode = isDark ? 'dark' : 'light';
  if (document.documentElement.dataset.colorScheme !== mode) change(MODE_KEY, mode);
}
