import { defineConfig, mergeConfig } from 'vite';
import config from '../../vite.config.ts';

/** What `npm start` runs, with prepared packages in a place of their own: one may run beside the tests. */
export default defineConfig((env) =>
  mergeConfig(config(env), { cacheDir: 'node_modules/.cache/dev-under-test' }),
);
