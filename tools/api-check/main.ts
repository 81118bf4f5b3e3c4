import { join } from 'node:path';
import process from 'node:process';
import { runCommand } from '../command-line.ts';
import type * as RunContract from './run-contract.ts';
import { readArguments, USAGE } from './arguments.ts';
import { importAsBuilt } from './import-as-built.ts';

await runCommand(USAGE, async (args) => {
  const options = readArguments(args);
  const { runContract } = await importAsBuilt<typeof RunContract>(
    join(import.meta.dirname, 'run-contract.ts'),
  );
  const fits = await runContract(options, (line) => process.stdout.write(`${line}\n`));
  process.exitCode = fits ? 0 : 1;
});
