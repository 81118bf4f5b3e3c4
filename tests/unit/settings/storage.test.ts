import { afterEach, describe, expect, it, vi } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { DEFAULT_SETTINGS } from '#src/settings/schema.ts';
import { deriveShades } from '#src/theme/derive-shades.ts';
import { parseSettings, readSettings, SETTINGS_KEY, writeSettings } from '#src/settings/storage.ts';

const chosen = { ...DEFAULT_SETTINGS, navLayout: 'mini', fontSize: 18 } as const;
const { version } = packageJson;

afterEach(() => vi.restoreAllMocks());

describe('settings in storage', () => {
  it('L4, S6: keeps them under app-settings with version 0.0.0 of package.json', () => {
    expect(version).toBe('0.0.0');
    writeSettings(chosen);
    expect(JSON.parse(localStorage.getItem('app-settings') ?? '')).toEqual({ ...chosen, version });
    expect(readSettings()).toEqual(chosen);
  });

  it.each([
    ['missing', null],
    ['without a version', JSON.stringify(chosen)],
    ['of another version', JSON.stringify({ ...chosen, version: '9.9.9' })],
    ['unreadable', '{"version":'],
    ['no record', '[1]'],
  ])('S6: a record that is %s is ignored', (_, text) => {
    expect(parseSettings(text)).toBeNull();
  });

  it.each([
    ['without a version', JSON.stringify(chosen)],
    ['of another version', JSON.stringify({ ...chosen, version: '9.9.9' })],
    ['unreadable', '{"version":'],
  ])('S6: a record that is %s is replaced by the defaults when it is read', (_, text) => {
    localStorage.setItem('app-settings', text);
    expect(readSettings()).toEqual(DEFAULT_SETTINGS);
    expect(JSON.parse(localStorage.getItem('app-settings') ?? '')).toEqual({
      ...DEFAULT_SETTINGS,
      version,
    });
  });

  it('S6: nothing is written where nothing was stored', () => {
    localStorage.removeItem('app-settings');
    expect(readSettings()).toEqual(DEFAULT_SETTINGS);
    expect(localStorage.getItem('app-settings')).toBeNull();
  });

  it('S6: one invalid field gets its default, the others stay', () => {
    const text = JSON.stringify({ ...chosen, fontSize: 99, primaryColor: 'pink', version });
    expect(parseSettings(text)).toEqual({ ...chosen, fontSize: 16, primaryColor: 'preset1' });
  });

  it('keeps a colour of one’s own with its shades, and refuses one that is no colour', () => {
    const primaryColor = deriveShades('#12855A');
    writeSettings({ ...chosen, primaryColor });
    expect(readSettings().primaryColor).toEqual(primaryColor);
    const broken = { ...primaryColor, main: 'red;}' };
    const text = JSON.stringify({ ...chosen, primaryColor: broken, navWidth: 900, version });
    expect(parseSettings(text)).toEqual({ ...chosen, primaryColor: 'preset1', navWidth: 300 });
  });

  it('S6: storage that throws is ignored', () => {
    const closed = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    expect(readSettings()).toEqual(DEFAULT_SETTINGS);
    expect(() => writeSettings(chosen)).not.toThrow();
  });

  it('uses the key that the specification names', () => {
    expect(SETTINGS_KEY).toBe('app-settings');
  });
});
