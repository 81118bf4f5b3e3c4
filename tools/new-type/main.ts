import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { onlyArgument, runCommand, UsageError } from '../command-line.ts';
import { namesOf } from './names.ts';
import { type Kind, KINDS } from './registrations.ts';
import { writeType } from './write-type.ts';

const USAGE = `npm run new-type -- <name> [--kind <kind>] [--label-cn <text>] [--label-en <text>]

  <name>       in kebab case, in the singular: case-study
  --kind       ordered (the default): a short list that people put in order, with name, description and
               picture; paged: a long list with title, summary, cover, text and publish time; public: a
               paged one that visitors see too, in a list, on pages of its own and in the site's search
  --label-cn   its title in the Chinese menu: 案例
  --label-en   its title in the English menu: "Case studies"

Writes a content type: its table of fields, list and form, the texts of both languages, its mock and its
test. Registers it in the lists of all types of the program, the mock, the contract and the tests, and
the pages for visitors in their table.
`;

const ROOT = join(import.meta.dirname, '../..');

await runCommand(USAGE, (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      kind: { type: 'string', default: 'ordered' },
      'label-cn': { type: 'string' },
      'label-en': { type: 'string' },
    },
  });
  const name = onlyArgument(positionals);
  if (name === undefined) throw new UsageError('The name is missing.');
  const kind = KINDS.find((one) => one === values.kind);
  if (kind === undefined) throw new UsageError(`The kind is one of: ${KINDS.join(', ')}.`);
  create(name, kind, { cn: values['label-cn'], en: values['label-en'] });
});

function create(name: string, kind: Kind, labels: { cn?: string; en?: string }): void {
  const { written, edited } = writeType(ROOT, namesOf(name, labels), kind);
  const formatter = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), ...written, ...edited],
    { cwd: ROOT, encoding: 'utf8' },
  );
  print('Written', written);
  print('Registered in', edited);
  if (formatter.status !== 0) {
    print('oxfmt failed. Run `npm run format`', formatter.stderr.split('\n'));
  }
  print('Next', [
    `npm start, then open /backstage/content/${name}/list${kind === 'public' ? ` and /${name}` : ''}`,
    `the fields: schema.ts and the two pages in src/features/${name}, src/mocks/seed/${name}.ts`,
    `the texts: ${name}.json and navdata.json in public/locales/cn and public/locales/en`,
    `the glossary: a row for ${name} in docs/glossary.md`,
    `the tests: npx vitest run --project integration tests/integration/${name}.test.tsx`,
  ]);
}

function print(title: string, lines: string[]): void {
  process.stdout.write(`${title}:\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}
