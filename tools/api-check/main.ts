import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { runCommand } from '../command-line.ts';
import type * as RunContract from './run-contract.ts';
import { readArguments, USAGE } from './arguments.ts';
import { importAsBuilt } from './import-as-built.ts';

await runCommand(USAGE, async (args) => {
  const options = readArguments(args);
  const { runContract } = await importAsBuilt<typeof RunContract>(
    join(import.meta.dirname, 'run-contract.ts'),
  );
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const fits = await runContract(options, print, askForCode);
  process.exitCode = fits ? 0 : 1;
});

/** Writes a captcha into a page that a browser opens, and reads its code from the command line. */
async function askForCode(picture: string): Promise<string> {
  const file = join(tmpdir(), 'captcha.html');
  writeFileSync(file, `<img src="${picture}">`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const code = await lines.question(`The code of the picture in ${file}: `);
  lines.close();
  return code.trim();
}
