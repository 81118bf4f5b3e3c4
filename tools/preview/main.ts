import { existsSync } from 'node:fs';
import process from 'node:process';
import { loadEnv } from 'vite';
import { startHttpMock } from '#src/mocks/http.ts';
import { serveApp } from './serve-app.ts';

// `npm run preview`: serves the build as a host would, with the mock API at /api. A build with
// VITE_API_HOST calls that server instead, so the security policy has to name it.

const FOLDER = 'dist';
const PORT = Number(process.env.PORT ?? 4173);

/** The configured API host and Auth0 tenant, or nothing. */
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
