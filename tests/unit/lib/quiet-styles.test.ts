import { describe, expect, it } from 'vitest';
import { quietStyles } from '#src/lib/quiet-styles.ts';

describe('quietStyles', () => {
  it.each([
    ['<p style="color:red">x</p>', '<p data-style="color:red">x</p>'],
    [
      "<p class=a\nSTYLE = 'color:red' id=b>x</p>",
      "<p class=a\ndata-style = 'color:red' id=b>x</p>",
    ],
    ['<style>p{}</style>x<style media=print>p{}</style >', 'x'],
    ['x<style>never closed', 'x'],
    ['<BASE href="https://evil.example/">x<base target=_top', 'x'],
    ['<p>a style = b</p>', '<p>a style = b</p>'],
    ['a < b style=c', 'a < b style=c'],
  ])('turns %j into %j', (html, quiet) => {
    expect(quietStyles(html)).toBe(quiet);
  });
});
