import { defineConfig } from 'vite';
import config from '../../vite.config.ts';

/** The configuration of `npm run build` without compressed copies, which take most of a build's time. */
export default defineConfig((env) => {
  const { plugins = [], ...others } = config(env);
  return { ...others, plugins: plugins.filter((plugin) => !isPrecompressed(plugin)) };
});

function isPrecompressed(plugin: unknown): boolean {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    plugin.name === 'precompressed'
  );
}
