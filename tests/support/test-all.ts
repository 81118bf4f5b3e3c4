import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { launchChromium } from '#tools/browser/launch-chromium.ts';

// `npm run test:all`: all of `npm test` with every look, width, content type and fault, then the browser
// tests once more in the Chromium or Chrome of this machine.

process.env.LOOKS = 'all';
run('npm', ['test']);

process.env.BROWSER = 'installed';
if (await startsInstalledBrowser()) {
  delete process.env.LOOKS;
  run('npm', ['run', 'test:browser']);
} else {
  console.log(
    'No Chromium or Chrome is installed: the browser tests ran in the packaged one alone.',
  );
}

/** Runs a command in this terminal. Ends with its exit status where it fails. */
function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

async function startsInstalledBrowser(): Promise<boolean> {
  try {
    await (await launchChromium()).close();
    return true;
  } catch {
    return false;
  }
}
