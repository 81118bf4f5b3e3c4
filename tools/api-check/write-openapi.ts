import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { onlyArgument, runCommand } from '../command-line.ts';
import { importAsBuilt } from './import-as-built.ts';
import type * as Document from './openapi/document.ts';

const USAGE = `npm run openapi -- [file]

Writes the API contract for developers of the server, as OpenAPI 3.1, in the dialect that the variables and
.env files of a build describe.

  [file]       openapi.json by default
`;

await runCommand(USAGE, async (args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const file = onlyArgument(positionals) ?? 'openapi.json';
  const { toOpenApi } = await importAsBuilt<typeof Document>(
    join(import.meta.dirname, 'openapi', 'document.ts'),
  );
  writeFileSync(file, `${JSON.stringify(toOpenApi(packageJson.version), null, 2)}\n`);
  process.stdout.write(`${file}\n`);
});
