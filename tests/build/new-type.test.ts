import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allLooks } from '#tests/support/looks.ts';
import { KINDS } from '#tools/new-type/registrations.ts';

/** What the scripts of the copy read. */
const COPIED = [
  'deploy',
  'public',
  'src',
  'tests',
  'tools',
  '.oxfmtrc.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'index.html',
  'oxlint.config.ts',
];

/** In milliseconds: a compiler takes minutes while other tests use all cores. */
const SLOW = 600_000;

let copy = '';

function makeCopy() {
  copy = mkdtempSync(join(tmpdir(), 'new-type-'));
  for (const name of COPIED) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'junction');
}
const removeCopy = () => rmSync(copy, { recursive: true });

/** Runs a script in the copy. */
async function run(script: string, ...args: string[]) {
  // The variables of this run, as VITEST, would change the one in the copy.
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, LOOKS: 'all' };
  const child = spawn(process.execPath, [script, ...args], { cwd: copy, env });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status: Number(status), stdout, stderr, output: `${stdout}${stderr}` };
}

const newType = (...args: string[]) => run('tools/new-type/main.ts', ...args);
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

/** Checks the types of what the program, the contract and the common tests are made of. */
function checkTypes() {
  const include = ['src', 'tools/api-check', 'tests/integration/crud-types.ts'];
  const config = { extends: './tsconfig.json', compilerOptions: { incremental: false }, include };
  writeFileSync(join(copy, 'tsconfig.new-type.json'), JSON.stringify(config));
  return run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.new-type.json');
}

const VITEST = 'node_modules/vitest/vitest.mjs';
const LISTS = [
  'tests/contract',
  'tests/unit/api',
  'tests/unit/app/navigation',
  'tests/unit/i18n',
  'tests/unit/public-pages.test.ts',
];
const COMMON_PATH = 'tests/integration/crud-contract.test.tsx';

const SOURCES = ['deploy', 'src', 'tests', 'tools'];

/** All checks, and the tests that a content type is part of. */
const CHECKS: [script: string, ...args: string[]][] = [
  ['node_modules/typescript/bin/tsc', '--incremental', 'false'],
  // Without folders oxlint follows the link to the packages.
  ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...SOURCES],
  ['node_modules/oxfmt/bin/oxfmt', '--check'],
  [VITEST, 'run', '--project', 'unit', ...LISTS],
  [VITEST, 'run', '--project', 'integration', 'tests/integration/case-study'],
  [VITEST, 'run', '--project', 'integration', COMMON_PATH, '-t', 'case study'],
  [VITEST, 'run', '--project', 'development'],
];

describe('npm run new-type', () => {
  beforeEach(makeCopy);
  afterEach(removeCopy);

  it.each(KINDS)(
    'writes a type of the kind %s that is registered everywhere and passes the type check',
    async (kind) => {
      const labels = ['--label-cn', '案例'];
      const { status, stdout } = await newType('case-study', '--kind', kind, ...labels);
      expect(status).toBe(0);
      expect(stdout).not.toContain('oxfmt failed');
      expect(read('public/locales/cn/navdata.json')).toContain('"caseStudy": "案例"');
      expect(read('public/locales/en/navdata.json')).toContain('"caseStudy": "Case study"');
      expect(read('src/public-pages.ts').includes("'/case-study/details'")).toBe(kind === 'public');
      expect(await checkTypes()).toMatchObject({ status: 0, output: '' });
    },
    SLOW,
  );

  it.runIf(allLooks).each(KINDS)(
    'writes a type of the kind %s that passes all checks and the tests of all types',
    async (kind) => {
      await newType('case-study', '--kind', kind);
      for (const [script, ...args] of CHECKS) {
        const { status, output } = await run(script, ...args);
        expect(status, output).toBe(0);
      }
    },
    SLOW * 2,
  );

  it('writes two types one after the other', async () => {
    await newType('case-study', '--kind', 'public');
    expect(await newType('whitepaper', '--kind', 'public')).toMatchObject({ status: 0 });
    expect(read('src/app/content.ts')).toContain('\n  caseStudy,\n  whitepaper,\n};');
    expect(read('src/i18n/i18next.d.ts')).toContain(
      "  whitepaper: typeof import('../../public/locales/cn/whitepaper.json');",
    );
  });

  it('names the list that it cannot find, and writes nothing', async () => {
    const menu = join(copy, 'tests/unit/app/navigation/visible-menu.test.ts');
    writeFileSync(menu, readFileSync(menu, 'utf8').replace('const CONTENT =', 'const OTHERS ='));
    const { status, stderr } = await newType('case-study');
    expect(status).toBe(1);
    expect(stderr).toContain('tests/unit/app/navigation/visible-menu.test.ts has no list from');

    writeFileSync(menu, readFileSync('tests/unit/app/navigation/visible-menu.test.ts', 'utf8'));
    const texts = join(copy, 'public/locales/cn/navdata.json');
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('  "newOf": {', '"newOf": {'));
    expect((await newType('case-study')).stderr).toContain('from "  "newOf": {", as');
    expect(existsSync(join(copy, 'src/features/case-study'))).toBe(false);
    expect(read('src/app/content.ts')).toBe(readFileSync('src/app/content.ts', 'utf8'));
  });
});

describe('npm run new-type, called wrongly', () => {
  beforeAll(makeCopy);
  afterAll(removeCopy);

  it.each([
    [[], 'The name is missing.'],
    [['case', 'study'], 'One argument too many: study'],
    [['CaseStudy'], '"CaseStudy" is not in kebab case'],
    [['../case'], '"../case" is not in kebab case'],
    [['class'], '"class" is a reserved word'],
    [['friendly-link'], 'public/locales/cn/friendly-link.json is already there'],
    [['product-name'], '"product-name" is in use in tools/api-check/record-types.ts'],
    [['picture'], '"picture" is in use in public/locales/en/__type-name__.json.template'],
    [['case-study', '--label-cn', '“案例"'], 'has quotes, braces or backslashes'],
    [['case-study', '--kind', 'long'], 'The kind is one of: ordered, paged, public.'],
    [['case-study', '--labels', 'x'], "Unknown option '--labels'"],
  ])('refuses %j and writes nothing', async (args, message) => {
    const { status, stderr } = await newType(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(existsSync(join(copy, 'src/features/case-study'))).toBe(false);
    expect(read('src/mocks/database.ts')).toBe(readFileSync('src/mocks/database.ts', 'utf8'));
  });

  it('prints its usage for --help', async () => {
    expect(await newType('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('npm run new-type -- <name>'),
      stderr: '',
    });
  });
});
