import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { importAsBuilt } from '#tools/api-check/import-as-built.ts';

it('C1: the scripts know the server’s ways from .env files, as a build does, and refuse wrong ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(async () => {
    delete process.env.VITE_SITE_NAME;
    await rm(folder, { recursive: true });
  });
  const module = join(folder, 'name.ts');
  await writeFile(module, 'export const name = import.meta.env.VITE_SITE_NAME;');
  await writeFile(join(folder, '.env.production'), 'VITE_SITE_NAME=青禾');
  expect(await importAsBuilt(module, folder)).toMatchObject({ name: '青禾' });

  await writeFile(join(folder, '.env.local'), 'VITE_API_DIALECT=roman');
  await expect(importAsBuilt(module, folder)).rejects.toThrow(/VITE_API_DIALECT/);
});

it('C1: the scripts ask for what a build has, not for what the mocked API has besides', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const module = await importAsBuilt(join(import.meta.dirname, '../../src/env.ts'), folder);
  expect(module).toMatchObject({ env: { enquiryPath: '', contentLanguages: '', mock: false } });
});
