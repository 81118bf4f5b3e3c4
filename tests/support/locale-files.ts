import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { http, HttpResponse } from 'msw';

const LOCALES = join(import.meta.dirname, '..', '..', 'public', 'locales');

/** Serves `/locales/{lng}/{ns}.json` from public/, as the development server does. */
export const localeFiles = http.get('/locales/:language/:file', async ({ params }) => {
  const path = join(LOCALES, String(params.language), String(params.file));
  try {
    return HttpResponse.text(await readFile(path, 'utf8'), {
      headers: { 'Content-Type': 'application/json' },
    });
  } catch {
    return new HttpResponse(null, { status: 404 });
  }
});
