import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { importAsBuilt } from '#tools/api-check/import-as-built.ts';

it('C1: the scripts know the server’s ways from .env files, as a build does, and refuse wrong ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(async () => {
    delete process.env.VITE_API_PREFIX;
    await rm(folder, { recursive: true });
  });
  const module = join(folder, 'prefix.ts');
  await writeFile(module, 'export const prefix = import.meta.env.VITE_API_PREFIX;');
  await writeFile(join(folder, '.env.production'), 'VITE_API_PREFIX=/prod-api');
  expect(await importAsBuilt(module, folder)).toMatchObject({ prefix: '/prod-api' });

  await writeFile(join(folder, '.env.local'), 'VITE_API_DATES=roman');
  await expect(importAsBuilt(module, folder)).rejects.toThrow(/VITE_API_DATES/);
});
