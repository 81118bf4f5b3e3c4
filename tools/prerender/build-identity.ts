import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { VARIABLES } from '#src/variables.ts';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..', '..');
const NAMES = Object.values(VARIABLES).map(({ name }) => name);
const CODE = /\.(?:tsx?|js|css|json)$/;

const BuildIdentity = v.object({
  version: v.string(),
  /** A hash of the sources and of the packages' versions. */
  sources: v.string(),
  /** The app's variables that are set; the build contains their values. */
  variables: v.record(v.string(), v.string()),
});

/** The identity of a build. It must be equal for a prerendered page and the program that hydrates it. */
export type BuildIdentity = v.InferOutput<typeof BuildIdentity>;

/**
 * Returns the identity that a build made now would have.
 * @param env the variables as Vite has read them
 * @param root folder of the repository
 */
export function identifyBuild(env: Record<string, unknown>, root = ROOT): BuildIdentity {
  const set = NAMES.map((name) => {
    const value = env[name];
    return [name, typeof value === 'string' ? value.trim() : ''] as const;
  });
  return {
    version: packageJson.version,
    sources: hashSources(root),
    variables: Object.fromEntries(set.filter(([, value]) => value !== '')),
  };
}

/**
 * Compares the build in a folder with the current sources and variables.
 * @throws Error that names the differences
 */
export function checkBuild(folder: string, now: BuildIdentity): void {
  const text = readFileSync(join(folder, 'version.json'), 'utf8');
  const { success, output: built } = v.safeParse(BuildIdentity, JSON.parse(text));
  const found = success ? differences(built, now) : ['It does not say what it was made of.'];
  if (found.length === 0) return;
  throw new Error(
    [
      `The build in ${folder} is another one than this checkout makes: its program could not hydrate the pages.`,
      ...found.map((line) => `- ${line}`),
      'Run `npm run build` here, or run this where it was built, with the same variables.',
    ].join('\n'),
  );
}

function differences(built: BuildIdentity, now: BuildIdentity): string[] {
  const variables = NAMES.filter((name) => built.variables[name] !== now.variables[name]);
  const valueOf = ({ variables: set }: BuildIdentity, name: string) => set[name] ?? 'nothing';
  return [
    ...(built.version === now.version ? [] : [`version: ${built.version}, here ${now.version}`]),
    ...(built.sources === now.sources ? [] : ['sources or packages: changed since']),
    ...variables.map((name) => `${name}: ${valueOf(built, name)}, here ${valueOf(now, name)}`),
  ];
}

function hashSources(root: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => CODE.test(name) && !name.startsWith('mocks/'))
    .toSorted();
  for (const name of [...names.map((each) => `src/${each}`), 'package-lock.json']) {
    hash.update(name).update(readFileSync(join(root, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
