import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS } from '#src/mocks/http/dialects/all.ts';
import { listen } from '#tools/preview/listen.ts';
import { inLooks } from '#tests/support/looks.ts';
import { mock } from '#tests/support/mock.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** The commands of package.json that are ours, with their files. */
const COMMANDS = Object.entries(packageJson.scripts).flatMap(([name, script]) => {
  const [, file] = /^node (tools\/\S+)$/.exec(script) ?? [];
  return file === undefined ? [] : [{ name, file: resolve(file) }];
});

let folder = '';

// Stops MSW, because one of the requests must reach a real server.
beforeAll(() => mock.close());
afterAll(() => mock.listen());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a command in an empty folder. */
function start(name: string, args: string[]) {
  const file = COMMANDS.find((command) => command.name === name)?.file;
  if (file === undefined) throw new Error(`There is no npm run ${name}`);
  return spawn(process.execPath, [file, ...args], { cwd: folder });
}

/** Runs a command to its end. */
async function run(name: string, ...args: string[]) {
  const command = start(name, args);
  const [out, error, status] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    new Promise((resolve) => command.once('close', resolve)),
  ]);
  return { out, error, status, written: readdirSync(folder) };
}

describe('the commands', () => {
  it.each(COMMANDS)('npm run $name explains itself for --help, and does nothing', async (row) => {
    const { out, error, status, written } = await run(row.name, '--help');
    expect(out).toMatch(new RegExp(`^npm run ${row.name}( -- .+)?\\n\\n`));
    expect({ error, status, written }).toEqual({ error: '', status: 0, written: [] });
  });

  it.each(inLooks(COMMANDS, ({ name }) => name === 'contract'))(
    'npm run $name refuses an option that it does not know',
    async ({ name }) => {
      const { out, error, status, written } = await run(name, '--nonsense');
      expect(error).toContain("'--nonsense'");
      expect(error).toContain(`npm run ${name}`);
      expect({ out, status, written }).toEqual({ out: '', status: 2, written: [] });
    },
  );

  it.each([
    'api --port 70000',
    'api --port many',
    'api --dialect latin',
    'api --rows users=9',
    'api 3002',
    'bench often',
    'bench --part all',
    'bench 0 --part backstage',
    'bench 5 dist',
    'contract',
    'contract api.example.com',
    'new-type',
    'openapi one.json two.json',
    'pictures home',
    'prerender www.example.com',
    'preview --port -1',
    'sitemap --site example',
  ])('refuses %s, and shows the right usage', async (line) => {
    const [name = '', ...args] = line.split(' ');
    const { error, status, written } = await run(name, ...args);
    expect(error).toContain(`npm run ${name}`);
    expect(error).not.toContain('    at ');
    expect({ status, written }).toEqual({ status: 2, written: [] });
  });

  it.each([
    ['api', []],
    ['preview', ['--dist', '.']],
  ])('npm run %s says that its port is taken', async (name, args) => {
    const other = await listen(createServer());
    try {
      const { port } = new URL(other.url);
      const { error, status } = await run(name, '--port', port, ...args);
      expect(error).toBe(`Port ${port} is taken. Choose another one: --port <number>\n`);
      expect(status).toBe(1);
    } finally {
      await other.close();
    }
  });

  it.each([
    { dialect: 'its own', args: [] },
    ...Object.keys(DIALECTS).map((dialect) => ({ dialect, args: ['--dialect', dialect] })),
  ])('npm run api prints an address that answers: $dialect', async ({ args }) => {
    const command = start('api', ['--port', '0', ...args]);
    try {
      const [line] = await once(command.stdout, 'data');
      const [address = ''] = /http:\S+$/m.exec(String(line)) ?? [];
      expect((await fetch(address)).status).toBe(200);
    } finally {
      command.kill();
    }
  });
});
