import type { BrowserContext } from 'playwright-core';

/** What the browser itself writes of an answer of the API above 399; the app's own words are what counts. */
const API_STATUS = /^Failed to load resource/;

const ICONS = ['/favicon.svg', '/favicon.ico'];

/** Collects what no page may do: errors, console errors and warnings, requests to other sites. */
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
    // A full browser asks for the icon by itself, again where a test has taken the network away.
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
