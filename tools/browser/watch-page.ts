import type { BrowserContext } from 'playwright-core';

/** Chromium logs every response with a status above 399; the app's own messages are tested instead. */
const API_STATUS = /^Failed to load resource/;

const ICONS = ['/favicon.svg', '/favicon.ico'];

/** Collects errors, console errors and warnings, and requests to other origins. */
export function watchPage(context: BrowserContext, origin: string): string[] {
  const problems: string[] = [];
  context.on('weberror', (event) => {
    const error = event.error();
    problems.push(`error: ${error.stack || String(error)} (${event.page()?.url()})`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    if (API_STATUS.test(message.text()) && url.startsWith(`${origin}/api/`)) return;
    // A browser requests the favicon by itself, even while a test is offline.
    if (ICONS.some((path) => url === origin + path)) return;
    problems.push(`console ${message.type()}: ${message.text()} (${url})`);
  });
  context.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return;
    if (!request.url().startsWith(`${origin}/`)) problems.push(`request to ${request.url()}`);
  });
  return problems;
}
