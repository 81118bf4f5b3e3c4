import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type Variable, VARIABLES } from '#src/variables.ts';

const VITE = 'node_modules/vite/bin/vite.js';
const ROOT = join(import.meta.dirname, '..', '..');
const BUILDS = join(ROOT, 'node_modules', '.cache', 'app-builds');
const SOURCES = [
  'src',
  'tools/brand',
  'tools/prerender',
  'tools/api-check',
  'tools/font-licenses.ts',
  'tools/precompress.ts',
  'tools/without-texts.ts',
  'public',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
];
const HOUR = 3_600_000;

/**
 * Builds the app for production with only these variables set, independent of .env.local, and returns
 * the folder. Skips the build if the sources have not changed. Each state of the sources has its own
 * folder, so parallel runs do not conflict.
 * @param config the file of Vite's configuration
 */
export function buildApp(
  variables: Record<string, string> = {},
  config = 'vite.config.ts',
): string {
  const state = Math.max(...SOURCES.map((name) => newest(join(ROOT, name))));
  const inputs = JSON.stringify([variables, config]);
  const kind = createHash('sha256').update(inputs).digest('hex').slice(0, 12);
  const folder = join(BUILDS, `${state}-${kind}`);
  if (existsSync(folder)) return folder;
  removeOldBuilds();
  const unfinished = `${folder}-${process.pid}`;
  execFileSync(
    process.execPath,
    [VITE, 'build', '--config', config, '--outDir', unfinished, '--logLevel', 'warn'],
    { cwd: ROOT, env: { ...cleanEnv(), ...variables }, stdio: 'inherit' },
  );
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

/** Returns the latest modification time in a folder, in milliseconds. */
function newest(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return Math.floor(stats.mtimeMs);
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function removeOldBuilds(): void {
  mkdirSync(BUILDS, { recursive: true });
  for (const name of readdirSync(BUILDS)) {
    const folder = join(BUILDS, name);
    if (Date.now() - statSync(folder).mtimeMs > HOUR) rmSync(folder, { recursive: true });
  }
}

/** Returns the environment without the test runner's variables, and with the app's variables empty. */
export function cleanEnv(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV$)/.test(name));
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const unset = example.matchAll(/^(VITE_\w+)=/gm).map(([, name = '']) => [name, '']);
  return { ...Object.fromEntries(inherited), ...Object.fromEntries(unset) };
}

/** The variables of a build that has all that the mocked API has. */
export function mockedValues(): Record<string, string> {
  const all = Object.values<Variable>(VARIABLES);
  return Object.fromEntries(all.flatMap(({ name, mocked }) => (mocked ? [[name, mocked]] : [])));
}
