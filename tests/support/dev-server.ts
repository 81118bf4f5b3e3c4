import { spawn } from 'node:child_process';
import process from 'node:process';
import { cleanEnv } from '#tools/preview/build-app.ts';
import type { Listening } from '#tools/preview/listen.ts';

const VITE = ['node_modules/vite/bin/vite.js', '--config', 'tests/support/dev.config.ts'];

/** Starts the server of `npm start` on a free port, with none of the app's variables set. */
export async function startDevServer(): Promise<Listening> {
  const vite = spawn(process.execPath, [...VITE, '--port', '0'], {
    env: { ...cleanEnv(), CI: 'true', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    vite.once('close', () => resolve());
  });
  const url = await new Promise<string>((resolve, reject) => {
    const said: string[] = [];
    const listen = (text: Buffer) => {
      said.push(text.toString());
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said.join(''));
      if (found) resolve(found[0]);
    };
    vite.stdout.on('data', listen);
    vite.stderr.on('data', listen);
    vite.once('close', () => reject(new Error(`The development server ended:\n${said.join('')}`)));
  });
  return {
    url,
    close: () => {
      vite.kill();
      return ended;
    },
  };
}
