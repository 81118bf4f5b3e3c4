import { replace } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { queryClientContext } from '#src/api/cache/query-client-context.ts';
import { FRAME_READY } from '#src/admin/form/beside/shown-record.ts';
import { showWhatIsWritten } from './show-what-is-written.ts';

/** In the frame beside a form: waits for the form's record, and goes on to the real public page. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (window.parent === window) return replace('/backstage');
  keepToItself();
  const path = showWhatIsWritten(context.get(queryClientContext));
  window.parent.postMessage(FRAME_READY, location.origin);
  // An entry of its own in the history would catch the browser's Back.
  return replace(await path);
}

/** The frame is a window of its own: it stores nothing for the one around it, and takes no focus from its form. */
function keepToItself(): void {
  Storage.prototype.setItem = () => {};
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true });
  HTMLElement.prototype.focus = () => {};
  // An editor is no visitor to count.
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
}
