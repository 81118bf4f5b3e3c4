import { join } from 'node:path';
import process from 'node:process';
import { askForCode, askOnTerminal, endAsking } from '../ask.ts';
import { runCommand } from '../command-line.ts';
import { politeFetch } from '../polite-fetch.ts';
import type * as RunContract from './run-contract.ts';
import { readArguments, USAGE } from './arguments.ts';
import { importAsBuilt } from './import-as-built.ts';

await runCommand(USAGE, async (args) => {
  const options = readArguments(args);
  const { runContract } = await importAsBuilt<typeof RunContract>(
    join(import.meta.dirname, 'run-contract.ts'),
  );
  const print = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const { login } = options;
    const password = login && (login.password ?? (await askOnTerminal('Password: ', true)));
    const asked = { ...options, login: login && { ...login, password: password ?? '' } };
    const fits = await runContract(asked, print, askForCode, politeFetch({ print }));
    process.exitCode = fits ? 0 : 1;
  } finally {
    endAsking();
  }
});
