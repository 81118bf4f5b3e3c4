import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { onlyArgument, runCommand } from '../command-line.ts';
import { toOpenApi } from './openapi.ts';

const USAGE = `npm run openapi -- [file]

Writes the API contract for developers of the server, as OpenAPI 3.1.

  [file]       openapi.json by default
`;

await runCommand(USAGE, (args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const file = onlyArgument(positionals) ?? 'openapi.json';
  writeFileSync(file, `${JSON.stringify(toOpenApi(packageJson.version), null, 2)}\n`);
  process.stdout.write(`${file}\n`);
});
