import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { askOnTerminal, endAsking } from '../ask.ts';
import { onlyArgument, runCommand, UsageError } from '../command-line.ts';
import { politeFetch } from '../polite-fetch.ts';
import { connect } from './connect.ts';
import { PRESETS } from './look.ts';

const USAGE = `npm run connect -- <host> [--name <name>] [--openapi <file>] [--write]

Looks at a server, and writes the dialect in which it speaks: src/api/dialects/<name>.ts. It only reads.

  <host>       the server, with the prefix of its calls if it is an unusual one: https://api.example.com/v2
  --name       of the dialect; by default it is made of the host's
  --openapi    the server's OpenAPI document, if it does not serve one
  --write      then tries the calls that write (npm run contract), on records that it makes and deletes itself

It asks for a person, a password and the code of a captcha; API_USER, API_PASSWORD or API_TOKEN say them instead.
`;

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      openapi: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const address = onlyArgument(positionals);
  if (address === undefined) throw new UsageError('The host is missing.');
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new UsageError(`The host is no address such as https://api.example.com: ${address}`);
  const { origin, pathname, hostname } = new URL(address);
  const name = values.name ?? nameOf(hostname);
  if (!/^[a-z][a-z0-9]*$/i.test(name) || name in PRESETS || name === 'dialect')
    throw new UsageError(`--name: a word of letters and digits that is no preset's: ${name}`);
  const { API_USER: username, API_PASSWORD: password, API_TOKEN: token } = process.env;
  const print = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const {
      name: used,
      person,
      asksForCode,
    } = await connect(
      {
        host: origin,
        prefix: pathname.replace(/\/+$/, ''),
        name,
        openapi: values.openapi,
        person: {
          ...(username && { username }),
          ...(password && { password }),
          ...(token && { token }),
        },
        folder: join(import.meta.dirname, '..', '..', 'src', 'api', 'dialects'),
      },
      { ask: askOnTerminal, print },
      politeFetch({ print, timeout: 20_000 }),
    );
    endAsking();
    const { username: user, password: secret, token: session } = person;
    const contract = join(import.meta.dirname, '..', 'api-check', 'main.ts');
    const as = user === undefined ? [] : ['--user', user, ...(asksForCode ? ['--captcha'] : [])];
    if (values.write) {
      const { status } = spawnSync(process.execPath, [contract, origin, ...as, '--write'], {
        stdio: 'inherit',
        env: { ...process.env, VITE_API_DIALECT: used, API_PASSWORD: secret, API_TOKEN: session },
      });
      process.exitCode = status ?? 1;
    }
  } finally {
    endAsking();
  }
});

/** `example` for `api.example.com`. */
function nameOf(hostname: string): string {
  const labels = hostname.split('.').filter((label) => /^[a-z][a-z0-9]*$/i.test(label));
  return labels.at(-2) ?? 'server';
}
