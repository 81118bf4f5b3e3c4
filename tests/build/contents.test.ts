import { readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const folder = inject('appFolder');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

/** The files that hold one of these texts. */
function filesWith(...texts: string[]): string[] {
  return files.flatMap((path) => {
    const content = readFileSync(path, 'utf8');
    return texts.filter((text) => content.includes(text)).map((text) => `${path}: ${text}`);
  });
}

describe('the production build', () => {
  it('holds no byte of the mock', () => {
    expect(
      filesWith(
        'mockServiceWorker',
        'setupWorker',
        'x-mock-fault',
        '__mock__',
        'mock-panel',
        '青禾',
      ),
    ).toEqual([]);
    const pictures = new Set(readdirSync('src/mocks/pictures').map((name) => name.split('.')[0]));
    const builtNames = files.map((path) => basename(path).replace(/-[\w-]{8}\.\w+$/, ''));
    expect(builtNames.filter((name) => pictures.has(name))).toEqual([]);
  });

  it('has no code that records visits, which it was not asked for', () => {
    // A word of the recording, and its source in the manifest.
    expect(filesWith('activationStart', 'record-visit', 'analytics/visits')).toEqual([]);
  });

  it('is not branded without a brand: the pictures of public, and the page before the program', () => {
    for (const name of ['favicon.svg', 'favicon.ico', 'share.png']) {
      expect(readFileSync(join(folder, name)).equals(readFileSync(join('public', name)))).toBe(
        true,
      );
    }
    const page = readFileSync(join(folder, 'app.html'), 'utf8');
    expect(page).toMatch(/<title data-first [^>]*>企业官网<\/title>/);
    expect(page).toContain('name="theme-color" content="#12855A"');
    expect(page.match(/<style/g)).toHaveLength(1);
  });

  it('says nothing of the machine and the registry that it was made with', () => {
    const home = homedir() === '/root' ? [] : [homedir()];
    expect(filesWith(process.cwd(), 'registry.npm', 'npmmirror', ...home)).toEqual([]);
  });

  it('asks no other site for anything', () => {
    const index = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(index).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it('has an icon at the address where browsers look unasked', () => {
    const [reserved, kind, sizes] = new Uint16Array(
      new Uint8Array(readFileSync(join(folder, 'favicon.ico'))).buffer,
      0,
      3,
    );
    expect([reserved, kind, sizes]).toEqual([0, 1, 3]);
  });

  it('carries no source map and no source', () => {
    expect(files.filter((path) => /\.(map|tsx?)$/.test(path))).toEqual([]);
  });

  it('carries the licences of its packages, fonts among them', () => {
    const licenses = readFileSync(join(folder, 'licenses.txt'), 'utf8');
    const texts = new Map(
      licenses.split(/^## (?=\S+ - )/m).map((part) => [part.slice(0, part.indexOf(' - ')), part]),
    );
    const packages = Object.keys(packageJson.dependencies);
    expect(packages.filter((name) => !texts.get(name)?.includes('Copyright'))).toEqual([]);
    expect(texts.get('@fontsource/barlow')).toContain('SIL OPEN FONT LICENSE');
  });

  it('has a compressed copy of every text of more than 1 kB, and of nothing else', () => {
    const isText = (path: string) => /\.(css|html|js|json|svg|txt|xml)$/.test(path);
    const texts = files.filter((path) => isText(path) && statSync(path).size >= 1024);
    expect(texts.length).toBeGreaterThan(50);
    expect(files.filter((path) => path.endsWith('.br'))).toEqual(texts.map((path) => `${path}.br`));
    expect(files.filter((path) => path.endsWith('.gz'))).toEqual(texts.map((path) => `${path}.gz`));
    for (const path of texts) {
      const content = readFileSync(path);
      expect(brotliDecompressSync(readFileSync(`${path}.br`)).equals(content), path).toBe(true);
      expect(gunzipSync(readFileSync(`${path}.gz`)).equals(content), path).toBe(true);
    }
  });

  it('holds no password of the sample data', () => {
    expect(filesWith('demo1234')).toEqual([]);
  });
});
