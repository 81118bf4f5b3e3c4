import { writeFileSync } from 'node:fs';
import process from 'node:process';
import packageJson from '../../package.json' with { type: 'json' };
import { toOpenApi } from './openapi.ts';

// `npm run openapi -- [file]`: writes the contract for backend developers.

const [file = 'openapi.json'] = process.argv.slice(2);
writeFileSync(file, `${JSON.stringify(toOpenApi(packageJson.version), null, 2)}\n`);
process.stdout.write(`${file}\n`);
