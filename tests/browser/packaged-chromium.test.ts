import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { IS_PACKAGED, packagedChromium } from '#tools/browser/packaged-chromium.ts';

describe.skipIf(!IS_PACKAGED)('the packaged Chromium', () => {
  it('starts twice at the same time on a new machine', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const versionOf = async () =>
      execFileSync(await packagedChromium(folder), ['--version'], { encoding: 'utf8' });
    const versions = await Promise.all([versionOf(), versionOf()]);
    expect(versions).toEqual([expect.stringMatching(/^Chromium \d+/), versions[0]]);
  });

  it('is not replaced by another process that unpacks it too, because it has been started', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const fileOf = async () => statSync(await packagedChromium(folder)).ino;
    const [one, other] = await Promise.all([fileOf(), fileOf()]);
    expect(other).toBe(one);
  });
});
