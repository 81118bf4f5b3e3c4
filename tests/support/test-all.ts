import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { installedChromiums } from '#tools/browser/find-chromium.ts';
import { findFirefox } from '#tools/browser/find-firefox.ts';
import { findWebKit } from '#tools/browser/find-webkit.ts';
import { IS_PACKAGED } from '#tools/browser/packaged-chromium.ts';
import { caddy } from '../hosts/caddy.ts';
import { nginx } from '../hosts/nginx.ts';

// `npm run test:all`: `npm test` and `npm run test:browser` in every theme, width, content type and fault,
// then the examples for hosts in real web servers, then openapi.json in foreign tools, then the public
// pages and a journey in Firefox and WebKit, then the browser tests in this
// machine's Chromium or Chrome.

type Part = {
  name: string;
  /** The name of the script in package.json. */
  script: string;
  env?: Record<string, string>;
  /** Why the part cannot run on this machine. */
  skipped?: string;
};

const PARTS: Part[] = [
  { name: 'npm test with every fault', script: 'test', env: { LOOKS: 'all' } },
  { name: 'Browser tests in every look', script: 'test:browser', env: { LOOKS: 'all' } },
  {
    name: 'Real web servers: nginx and Caddy',
    script: 'test:hosts',
    ...(nginx === undefined &&
      caddy === undefined && { skipped: 'neither nginx nor Caddy is installed' }),
  },
  { name: 'openapi.json in Redocly, Spectral and Prism', script: 'test:openapi' },
  {
    name: 'Firefox and WebKit',
    script: 'test:engines',
    ...(findFirefox() === undefined &&
      findWebKit() === undefined && {
        skipped: 'neither Firefox nor WebKitGTK’s WebDriver is installed',
      }),
  },
  {
    name: 'Browser tests in the installed Chromium',
    script: 'test:browser',
    env: { BROWSER: 'installed' },
    ...whyNotInstalled(),
  },
];

const results: string[] = [];
for (const [index, { name, script, env, skipped }] of PARTS.entries()) {
  if (skipped !== undefined) {
    results.push(`skipped ${name}: ${skipped}`);
    continue;
  }
  console.log(`\nPart ${index + 1} of ${PARTS.length}: ${name}\n`);
  const start = performance.now();
  const hasPassed = run(script, env);
  if (!hasPassed) process.exitCode = 1;
  const seconds = Math.round((performance.now() - start) / 1000);
  results.push(`${hasPassed ? 'passed ' : 'FAILED '} ${name}, ${seconds} s`);
}
console.log(['', ...results].join('\n'));

/** Runs a script in this terminal; returns false if it fails. */
function run(script: string, env?: Record<string, string>): boolean {
  const { status, signal } = spawnSync('npm', ['run', script], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  // The user stopped the run, so the remaining parts are skipped.
  if (signal) process.exit(1);
  return status === 0;
}

function whyNotInstalled(): Pick<Part, 'skipped'> {
  if (process.env.CHROMIUM_PATH || !IS_PACKAGED) return { skipped: 'the second part ran in it' };
  if (installedChromiums().length === 0) return { skipped: 'no Chromium or Chrome is installed' };
  return {};
}
