import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import {
  FILE_HASH,
  linkOfDraft,
  openDraftFile,
  readDraftHash,
  toHandedDraft,
} from '#src/admin/drafts/handed-draft.ts';

const PAGE = 'https://site.example/backstage/site/friendly-link/1/edit';
const made = (values: Record<string, unknown>) =>
  toHandedDraft(
    { type: 'links', record: '1', by: '林晓', values, missing: [] },
    { name: '青苗种业' },
  );
const packed = (text: string | Buffer) => `#draft=${deflateRawSync(text).toString('base64url')}`;
const hashOf = (link = '') => link.slice(link.indexOf('#'));
const changed = (change: object) => packed(JSON.stringify({ ...made({ name: '乙' }), ...change }));

describe('a draft in a link', () => {
  it('B13+: comes out as it went in, with any characters', async () => {
    const draft = made({ name: '青苗𠮷🌱', url: 'https://a.cn/?q=1#b', sort: 3 });
    const link = await linkOfDraft(draft, PAGE);
    expect(link).toMatch(/^https:\/\/site\.example\/backstage\/[^#]*#draft=[\w-]+$/);
    expect(await readDraftHash(hashOf(link))).toEqual({ draft });
  });

  it('B13+: never ends in a sign, which chat programs would leave out of the link', async () => {
    for (let number = 0; number < 400; number += 1) {
      const draft = made({ name: `青苗 ${number}` });
      const link = await linkOfDraft(draft, PAGE);
      expect(link).toMatch(/[a-z\d]$/i);
      expect(await readDraftHash(hashOf(link))).toEqual({ draft });
    }
  });

  it('B13+: has no longer link than chat programs pass on, and none where the browser cannot compress', async () => {
    const long = Array.from({ length: 3000 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    expect(await linkOfDraft(made({ name: long.join('') }), PAGE)).toBeUndefined();
    vi.stubGlobal('CompressionStream', undefined);
    expect(await linkOfDraft(made({ name: '乙' }), PAGE)).toBeUndefined();
    expect(await readDraftHash(changed({}))).toEqual({ problem: 'browser' });
    vi.unstubAllGlobals();
  });

  it.each([
    ['cut off', changed({}).slice(0, -20), 'damaged'],
    ['empty', '#draft=', 'damaged'],
    ['no letters of a link', '#draft=%E2%98%83', 'damaged'],
    ['no compressed text', '#draft=AAAABBBB', 'damaged'],
    ['no JSON', packed('{'), 'damaged'],
    ['no UTF-8', packed(Buffer.from([0xff, 0xfe, 0x80])), 'damaged'],
    ['another JSON', packed('[1]'), 'foreign'],
    ['null', packed('null'), 'foreign'],
    ['a later format', changed({ version: 2, values: 1 }), 'newer'],
    ['fields of another kind', changed({ values: 1 }), 'damaged'],
    ['a time that is none', changed({ at: 1e300 }), 'damaged'],
    ['a name without end', changed({ by: '甲'.repeat(500) }), 'damaged'],
    ["another site's", changed({ site: 'https://other.example' }), 'site'],
    ['too long', `#draft=${'A'.repeat(30_000)}`, 'large'],
  ])('B13+: is refused, and says why: %s', async (_what, hash, problem) => {
    expect(await readDraftHash(hash)).toEqual({ problem });
  });

  it('B13+: that would unpack to very much is refused while it is unpacked', async () => {
    const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read');
    const bomb = packed(Buffer.alloc(12_000_000, 'a'));
    expect(bomb.length).toBeLessThan(20_000);
    expect(await readDraftHash(bomb)).toEqual({ problem: 'large' });
    const parts = await Promise.all(read.mock.results.map(({ value }) => value));
    const size = parts.reduce((sum, { value }) => sum + (value?.length ?? 0), 0);
    expect(size).toBeLessThan(3_000_000);
    read.mockRestore();
  });
});

describe('a draft in a file', () => {
  it('B13+: is opened by the file alone, and asked for again after a reload', async () => {
    expect(await readDraftHash(FILE_HASH)).toEqual({ problem: 'reopen' });
    const draft = made({ name: '乙' });
    expect(await openDraftFile(new Blob([JSON.stringify(draft)]))).toEqual({ draft });
    expect(await readDraftHash(FILE_HASH)).toEqual({ draft });
  });

  it.each([
    ['a picture', new Blob([new Uint8Array([137, 80, 78, 71])]), 'damaged'],
    ['another file', new Blob(['{"name":"x"}']), 'foreign'],
    ['a very large one', new Blob([' '.repeat(1_000_001)]), 'large'],
  ])('B13+: is refused, and says why: %s', async (_what, file, problem) => {
    expect(await openDraftFile(file)).toEqual({ problem });
  });
});
