import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    isDynamicEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
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

const sizes = new Map<string, number>();

/** Bytes of files as a server sends them, compressed with brotli. */
export function brotliSize(folder: string, files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length;
    sizes.set(file, size);
    sum += size;
  }
  return sum;
}
