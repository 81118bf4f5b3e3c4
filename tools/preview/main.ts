import { existsSync } from 'node:fs';
import process from 'node:process';
import { loadEnv } from 'vite';
import { startHttpMock } from '#src/mocks/http.ts';
import { serveApp } from './serve-app.ts';

// `npm run preview`: what `npm run build` made, as a host would serve it, with the mocked API at
// /api. A build made with VITE_API_HOST goes to that server instead: the policy names it here as well.

const FOLDER = 'dist';
const PORT = Number(process.env.PORT ?? 4173);

/** What a build is configured with: an origin, or nothing. */
const { VITE_API_HOST: host, VITE_AUTH0_DOMAIN: tenant } = loadEnv('production', '.', 'VITE_');

if (existsSync(FOLDER)) {
  const api = await startHttpMock({ port: 0 });
  const app = await serveApp({
    folder: FOLDER,
    api: api.url,
    port: PORT,
    elsewhere: {
      ...(host && { api: new URL(host).origin, assets: new URL(host).origin }),
      ...(tenant && { auth0: `https://${tenant}` }),
    },
  });
  console.log(`Production build: ${app.url}`);
  process.once('SIGINT', () => void Promise.all([app.close(), api.close()]));
} else {
  console.error('There is no build to look at. Run `npm run build` first.');
  process.exitCode = 1;
}
