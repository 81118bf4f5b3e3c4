import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, loadEnv } from 'vite';
import { checkEnv, partsOf } from '#src/check-env.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { brand } from '../brand/vite-plugin.ts';
import { checkBuild, identifyBuild } from './build-identity.ts';
import type * as Renderer from './render-page.tsx';
import type { Site } from './site.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Loads the app into Node with the variables and `.env` files of this folder. Vite stays open because
 * lazy pages are imported during rendering.
 * @throws Error that names the variables with invalid values, or the differences from the build
 */
export async function openRenderer({ folder, api, origin }: Site) {
  // Node's own storages: reading one prints a warning, and all pages would share the other.
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  const variables = loadEnv('production', ROOT, 'VITE_');
  checkEnv(variables);
  checkBuild(folder, identifyBuild(variables));
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [brand(variables)],
    define: {
      'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version),
      ...partsOf(variables),
    },
  });
  const { prepare, renderPage, readShownRecords, absentCalls } = await load(vite);
  await prepare({
    api,
    origin,
    readTexts: async (language, namespace) =>
      JSON.parse(await readFile(join(folder, 'locales', language, `${namespace}.json`), 'utf8')),
  });
  return { renderPage, readShownRecords, absentCalls, close: () => vite.close() };
}

async function load(vite: Awaited<ReturnType<typeof createServer>>): Promise<typeof Renderer> {
  const module = await vite.ssrLoadModule('/tools/prerender/render-page.tsx');
  if (!isRenderer(module)) throw new Error('tools/prerender/render-page.tsx has no renderPage');
  return module;
}

function isRenderer(module: Record<string, unknown>): module is typeof Renderer {
  return 'prepare' in module && 'renderPage' in module && 'readShownRecords' in module;
}
