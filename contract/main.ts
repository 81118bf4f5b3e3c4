import { join } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';
import type * as RunContract from './run-contract.ts';
import { CONTRACT_USAGE, readArguments } from './arguments.ts';

// `npm run contract -- <host> [--user u --password p] [--write]`: holds a server against the contract.

const options = readArguments(process.argv.slice(2));
if (options === null) {
  process.stderr.write(CONTRACT_USAGE);
  process.exitCode = 2;
} else {
  // By Vite, so that what a build knows of the server's ways (.env files, variables) is known here.
  const { module } = await runnerImport<typeof RunContract>(
    join(import.meta.dirname, 'run-contract.ts'),
    { root: join(import.meta.dirname, '..'), configFile: false, mode: 'production' },
  );
  const fits = await module.runContract(options, (line) => process.stdout.write(`${line}\n`));
  process.exitCode = fits ? 0 : 1;
}
