import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { startHttpMock } from '#src/mocks/http.ts';
import { portNumber, runCommand } from '../command-line.ts';
import { buildApp, mockedValues } from './build-app.ts';
import { serveApp } from './serve-app.ts';

const USAGE = `npm run preview -- [--port <number>] [--dist <folder>]

Builds the app with all that the mocked API has and serves it as a host would, with that API at /api, until Ctrl+C.
Where VITE_API_HOST names a server, it serves the folder dist instead, which calls that server.

  --port <number>  PORT by default, otherwise 4173; 0 is any free one
  --dist <folder>  serves this build, as it is
`;

const ROOT = join(import.meta.dirname, '..', '..');

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4173' },
      dist: { type: 'string' },
    },
  });
  const port = portNumber(values.port);
  const read = loadEnv('production', ROOT, 'VITE_');
  const own = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== ''));
  // The security policy has to name the build's API host and Auth0 tenant.
  const { VITE_API_HOST: host, VITE_AUTH0_DOMAIN: tenant } = own;
  const folder = values.dist ?? (host ? 'dist' : buildApp({ ...mockedValues(), ...own }));
  if (!existsSync(folder)) {
    throw new Error('There is no build to look at. Run `npm run build` first.');
  }
  const api = await startHttpMock({ port: 0 });
  try {
    const app = await serveApp({
      folder,
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
