import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as v from 'valibot';

const PACKAGE_OF_ASSET = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;

const PackageJson = v.object({ version: v.string(), license: v.string() });

/**
 * Adds the licences of packages that contain only files, such as fonts, to the licence file of Vite,
 * whose `build.license` lists only packages with scripts.
 * @param fileName the same as in `build.license`
 */
export function fontLicenses(fileName: string): Plugin {
  return {
    name: 'font-licenses',
    apply: 'build',
    generateBundle: {
      // Vite writes its file in the same hook, after the plugins of the configuration.
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[fileName];
        if (file?.type !== 'asset') throw new Error(`There is no ${fileName}`);
        const sources = Object.values(bundle).flatMap((output) =>
          output.type === 'asset' ? output.originalFileNames : [],
        );
        const packages = new Set(sources.flatMap((path) => PACKAGE_OF_ASSET.exec(path)?.[1] ?? []));
        file.source = [String(file.source), ...[...packages].sort().map(licenseOf)].join('\n');
      },
    },
  };
}

/** @throws Error if a package has no LICENSE file, because publishing the font requires it */
function licenseOf(name: string): string {
  const folder = join(import.meta.dirname, '..', 'node_modules', name);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { version, license } = v.parse(PackageJson, JSON.parse(read('package.json')));
  return `## ${name} - ${version} (${license})\n\n${read('LICENSE').trim()}\n`;
}
