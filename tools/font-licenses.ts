import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as v from 'valibot';

const PACKAGE_OF_ASSET = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;

const PackageJson = v.object({ version: v.string(), license: v.string() });

/**
 * Adds the licences of packages that only give files, such as fonts, to the licence file that Vite writes:
 * its `build.license` lists the packages of scripts alone.
 * @param fileName the same as in `build.license`
 */
export function fontLicenses(fileName: string): Plugin {
  return {
    name: 'font-licenses',
    apply: 'build',
    generateBundle: {
      // Vite writes its file in this hook too, after the plugins of a configuration.
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

/** @throws Error for a package without a LICENSE file: the site must not be published without it */
function licenseOf(name: string): string {
  const folder = join(import.meta.dirname, '..', 'node_modules', name);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { version, license } = v.parse(PackageJson, JSON.parse(read('package.json')));
  return `## ${name} - ${version} (${license})\n\n${read('LICENSE').trim()}\n`;
}
