import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';

type Command = { program: string; args: string[]; env?: Record<string, string> };

/** A web server that runs. */
export type Host = { url: string; stop: () => Promise<void> };

/** Returns a loopback port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/**
 * Starts a web server and waits until it answers.
 * @throws Error with what the server has written if it stops before
 */
export async function startHost(port: number, { program, args, env }: Command): Promise<Host> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  let isRunning = true;
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      isRunning = false;
      resolve();
    });
  });
  while (!(await answers(url))) {
    if (!isRunning) throw new Error(output);
    await setTimeout(50);
  }
  return {
    url,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
