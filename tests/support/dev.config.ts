import { defineConfig, mergeConfig } from 'vite';
import config from '../../vite.config.ts';

/**
 * The configuration of `npm start` with another cache folder, because a developer's server may run too.
 */
export default defineConfig((env) =>
  mergeConfig(config(env), { cacheDir: 'node_modules/.cache/dev-under-test' }),
);
