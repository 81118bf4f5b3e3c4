import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { startHttpMock } from '#src/mocks/http.ts';
import { portNumber, runCommand } from '../command-line.ts';
import { serveApp } from './serve-app.ts';

const USAGE = `npm run preview -- [--port <number>] [--dist <folder>]

Serves the build as a host would, with the mocked API at /api, until Ctrl+C. A build with VITE_API_HOST calls
that server instead.

  --port <number>  PORT by default, otherwise 4173; 0 is any free one
  --dist <folder>  the build: dist by default
`;

const ROOT = join(import.meta.dirname, '..', '..');

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4173' },
      dist: { type: 'string', default: 'dist' },
    },
  });
  const port = portNumber(values.port);
  if (!existsSync(values.dist)) {
    throw new Error('There is no build to look at. Run `npm run build` first.');
  }
  // The security policy has to name the build's API host and Auth0 tenant.
  const { VITE_API_HOST: host, VITE_AUTH0_DOMAIN: tenant } = loadEnv('production', ROOT, 'VITE_');
  const api = await startHttpMock({ port: 0 });
  try {
    const app = await serveApp({
      folder: values.dist,
      api: api.url,
      port,
      elsewhere: {
        ...(host && { api: new URL(host).origin, assets: new URL(host).origin }),
        ...(tenant && { auth0: `https://${tenant}` }),
      },
    });
    console.log(`Production build: ${app.url}`);
    process.once('SIGINT', () => void Promise.all([app.close(), api.close()]));
  } catch (error) {
    await api.close();
    throw error;
  }
});
