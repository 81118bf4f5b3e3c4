import { type LoaderFunctionArgs, replace } from 'react-router';
import { queryClientContext } from '#src/api/cache/query-client-context.ts';
import { FRAME_READY } from '#src/admin/form/beside/shown-record.ts';
import { showFormRecord } from './show-form-record.ts';

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
