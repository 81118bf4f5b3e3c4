import { spawn } from 'node:child_process';
import { createServer, request as httpRequest } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { DIALECTS } from '#src/api/dialects/dialect.ts';
import { contractOf } from '#tools/api-check/calls.ts';
import { JOURNEYS, userJourney } from '#tools/api-check/journeys.ts';
import { probe } from '#tools/api-check/checks/probe.ts';
import type { Sent, Server } from '#tools/api-check/checks/send.ts';
import { cleanEnv } from '#tools/preview/build-app.ts';
import { listen } from '#tools/preview/listen.ts';
import { freePort, type Host, startHost } from '#tests/support/start-host.ts';
import { CONFIGURATIONS } from '../server/dialects/configurations.ts';

const tools = inject('openApiTools') ?? '';
const RULES = join(import.meta.dirname, 'ruleset.yaml');
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a foreign tool, and returns what it has written and its exit status. */
function runTool(name: string, ...args: string[]) {
  return runScript(join(tools, name), args, { ...process.env, ...OFFLINE });
}

async function runScript(path: string, args: string[], env: NodeJS.ProcessEnv) {
  const script = spawn(process.execPath, [path, ...args], { env });
  const [output, errors, status] = await Promise.all([
    text(script.stdout),
    text(script.stderr),
    new Promise((resolve) => script.once('close', resolve)),
  ]);
  return { output, errors, status };
}

/** Writes the document of a build with these variables. */
async function writeDocument(file: string, variables: Record<string, string>): Promise<void> {
  const env = { ...cleanEnv(), ...variables };
  expect(await runScript('tools/api-check/write-openapi.ts', [file], env)).toMatchObject({
    status: 0,
  });
}

async function startPrism(file: string, options: string[]): Promise<Host> {
  const port = await freePort();
  return startHost(port, {
    program: process.execPath,
    args: [join(tools, 'prism'), 'mock', file, '--port', `${port}`, '--errors', ...options],
  });
}

/** Passes calls on without the prefix of their paths, which Prism does not know. @returns where */
async function serveBelow(prefix: string, host: Host): Promise<string> {
  const server = createServer((asked, answer) => {
    const { method, headers, url = '' } = asked;
    const passed = httpRequest(
      host.url + url.slice(prefix.length),
      { method, headers },
      (theirs) => {
        answer.writeHead(theirs.statusCode ?? 500, theirs.headers);
        theirs.pipe(answer);
      },
    );
    asked.pipe(passed);
  });
  const { url, close } = await listen(server);
  onTestFinished(close);
  return url;
}

describe.skipIf(tools === '').each(CONFIGURATIONS)('openapi.json, $dialect', (configuration) => {
  const { dialect, variables } = configuration;
  const file = join(folder, `${dialect}.json`);

  beforeAll(async () => {
    await writeDocument(file, variables);
  });

  it('C3: Redocly finds nothing to say', async () => {
    const { output, errors } = await runTool('redocly', 'lint', file, '--format=json');
    const Report = v.object({ problems: v.array(v.unknown()) });
    expect(v.parse(Report, JSON.parse(output)).problems, errors).toEqual([]);
  });

  it('C3: Spectral finds nothing to say', async () => {
    const args = ['lint', '--ruleset', RULES, '--format=json', '--quiet', file];
    const { output, status } = await runTool('spectral', ...args, '--fail-severity=hint');
    expect({ found: JSON.parse(output), status }).toEqual({ found: [], status: 0 });
  });

  describe.each([
    ['with its examples', []],
    // The same random answers in every run.
    ['with random answers', ['--dynamic', '--seed', 'openapi']],
  ])('a server that Prism makes of it, %s', (_name, options) => {
    let prism: Host;

    beforeAll(async () => {
      prism = await startPrism(file, options);
    });

    afterAll(() => prism?.stop());

    it('C3: npm run contract finds no difference', async () => {
      const url = await serveBelow(DIALECTS[dialect === 'plain' ? 'ours' : dialect].prefix, prism);
      const args = [url, '--user', 'admin', '--password', 'demo1234'];
      const env = { ...cleanEnv(), ...variables };
      const { output } = await runScript('tools/api-check/main.ts', args, env);
      expect(output).toMatch(/: \d+ fit, 0 differ, /);
    });
  });
});

// In this process the program speaks its own dialect.
describe.skipIf(tools === '')('a server that Prism makes of openapi.json', () => {
  let prism: Host;

  beforeAll(async () => {
    const file = join(folder, 'writes.json');
    await writeDocument(file, {});
    prism = await startPrism(file, []);
  });

  afterAll(() => prism?.stop());

  it.each([...JOURNEYS, userJourney('correct-horse')])(
    'C3: takes what the program writes: $path',
    async ({ path, input }) => {
      const server: Server = {
        url: (each) => prism.url + each,
        headers: () => ({ Accept: 'application/json', Authorization: 'Bearer t' }),
      };
      const record = input('a name', '1');
      const remove = contractOf(`DELETE ${path}/delete`);
      const calls: [string, Sent][] = [
        [`POST ${path}/create`, { body: record }],
        [`PUT ${path}/update`, { body: { ...record, id: 'a1', unknown: true } }],
        [remove.call, remove.body ? { body: { id: 'a1' } } : { query: { id: 'a1' } }],
      ];
      for (const [call, sent] of calls) {
        const { outcome } = await probe(server, contractOf(call), sent);
        expect(outcome).toMatchObject({ verdict: 'fits', status: 200 });
      }
    },
  );

  it('C3: refuses a record without its name', async () => {
    const answer = await fetch(`${prism.url}/links/create`, {
      method: 'POST',
      headers: { Authorization: 'Bearer t', 'Content-Type': 'application/json' },
      body: JSON.stringify({ url: 'https://example.com/' }),
    });
    expect(answer.status).toBe(422);
  });
});
