import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

const assets = join(inject('appFolder'), 'assets');

it('R6: the code that checks the API contract is loaded by the test page alone', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const holders = scripts.filter((name) =>
    readFileSync(join(assets, name), 'utf8').includes('contract-check'),
  );
  expect(holders).toHaveLength(1);
  const users = scripts.filter((name) =>
    readFileSync(join(assets, name), 'utf8').includes(holders[0] ?? ''),
  );
  // The list of the pages' files, which names the file and fetches nothing.
  expect(holders[0]).toMatch(/^test-page-/);
  expect(users).toHaveLength(1);
});
