import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    isDynamicEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);

/** What Vite says of a build: each chunk by its source, with the chunks it cannot do without. */
export type Manifest = v.InferOutput<typeof Manifest>;

export function readManifest(folder: string): Manifest {
  return v.parse(
    Manifest,
    JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')),
  );
}

/** The script files that have to be there before these chunks run. */
export function filesOf(manifest: Manifest, keys: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports.forEach(visit);
  };
  keys.forEach(visit);
  const files = [...seen].flatMap((key) => manifest[key]?.file ?? []);
  return new Set(files.filter((file) => file.endsWith('.js')));
}

/** Bytes of files as a server sends them, compressed with Brotli; the build has compressed all but small ones. */
export function brotliSize(folder: string, files: Iterable<string>): number {
  return [...files]
    .map((file) => join(folder, file))
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0);
}
