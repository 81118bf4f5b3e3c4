import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, inject, it } from 'vitest';
import { prerenderApp } from '#tests/support/prerender-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
const site = { folder, api: 'http://127.0.0.1:1', origin: 'https://www.example.com' };
cpSync(inject('appFolder'), folder, { recursive: true });

afterAll(() => rmSync(folder, { recursive: true }));

it('P11: prerendering refuses a build that was made with other variables, and names them', async () => {
  const before = readFileSync(join(folder, 'home/index.html'), 'utf8');
  await expect(prerenderApp({ ...site, variables: { VITE_ICP: '京ICP备1号' } })).rejects.toThrow(
    /another one .*VITE_ICP: nothing, here 京ICP备1号/s,
  );
  expect(readFileSync(join(folder, 'home/index.html'), 'utf8')).toBe(before);
});

it('P11: prerendering refuses a build of other sources, and one that does not say what it is', async () => {
  const path = join(folder, 'version.json');
  const version = v.parse(v.looseObject({}), JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, JSON.stringify({ ...version, sources: '0' }));
  await expect(prerenderApp(site)).rejects.toThrow(/sources or packages: changed since/);
  writeFileSync(path, JSON.stringify({ program: '/x.js' }));
  await expect(prerenderApp(site)).rejects.toThrow(/does not say/);
});
