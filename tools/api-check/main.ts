import { join } from 'node:path';
import process from 'node:process';
import type * as RunContract from './run-contract.ts';
import { CONTRACT_USAGE, readArguments } from './arguments.ts';
import { importAsBuilt } from './import-as-built.ts';

// `npm run contract -- <host> [--user u --password p] [--write]`: checks a server against the API
// contract.

const options = readArguments(process.argv.slice(2));
if (options === null) {
  process.stderr.write(CONTRACT_USAGE);
  process.exitCode = 2;
} else {
  const { runContract } = await importAsBuilt<typeof RunContract>(
    join(import.meta.dirname, 'run-contract.ts'),
  );
  const fits = await runContract(options, (line) => process.stdout.write(`${line}\n`));
  process.exitCode = fits ? 0 : 1;
}
