import { describe, expect, it } from 'vitest';
import { defaultPolicy, PROGRESS_BAR_HTML } from '#src/lib/html/trusted-types.ts';

describe('defaultPolicy', () => {
  it('allows text and the progress bar’s markup', () => {
    expect(defaultPolicy.createHTML('2026')).toBe('2026');
    expect(defaultPolicy.createHTML('a > b & c')).toBe('a > b & c');
    expect(defaultPolicy.createHTML(PROGRESS_BAR_HTML)).toBe(PROGRESS_BAR_HTML);
  });

  it.each(['<b>', '<img src=x onerror=alert(1)>', ` ${PROGRESS_BAR_HTML}`, '<'])(
    'refuses %j',
    (html) => {
      expect(() => defaultPolicy.createHTML(html)).toThrow(TypeError);
    },
  );

  it('allows no script from a string, and none from an unknown address', () => {
    expect(defaultPolicy).not.toHaveProperty('createScript');
    expect(defaultPolicy.createScriptURL('https://evil.example/x.js')).toBeNull();
    expect(defaultPolicy.createScriptURL('/mockServiceWorker.js?x')).toBeNull();
    const worker = '/assets/workbook-worker-a_B-1.js';
    expect(defaultPolicy.createScriptURL(`https://evil.example${worker}`)).toBeNull();
    expect(defaultPolicy.createScriptURL(`${location.origin}.evil.example${worker}`)).toBeNull();
    expect(defaultPolicy.createScriptURL(`${location.origin}${worker}?x`)).toBeNull();
    expect(defaultPolicy.createScriptURL(`${location.origin}/x${worker}`)).toBeNull();
    expect(defaultPolicy.createScriptURL(`${location.origin}${worker}`)).not.toBeNull();
  });
});
