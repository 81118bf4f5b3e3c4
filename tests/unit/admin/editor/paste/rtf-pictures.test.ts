import { describe, expect, it } from 'vitest';
import { rtfPictures } from '#src/admin/editor/paste/rtf-pictures.ts';
import { jpegBytes } from '#tests/support/picture-files.ts';
import {
  DRAWING,
  floatingPicture,
  pixelBytes,
  rtf,
  wordPicture,
  wpsPicture,
} from '#tests/support/rtf.ts';

const found = (text: string) =>
  rtfPictures(text).map((bytes) => (bytes === null ? null : [...bytes]));

describe('rtfPictures', () => {
  it('B9: finds each picture of Word once, in order, without bullets and metafiles', () => {
    const text = rtf(
      `\\'ce\\'c2 ${wordPicture(pixelBytes(1))}`,
      floatingPicture(pixelBytes(2)),
      wordPicture(pixelBytes(3)),
    );
    expect(found(text)).toEqual([pixelBytes(1), pixelBytes(2), pixelBytes(3)]);
  });

  it('B9: finds the pictures of WPS', () => {
    const photo = jpegBytes(4);
    expect(found(rtf(wpsPicture(photo), wpsPicture(pixelBytes(), 'pngblip')))).toEqual([
      [...photo],
      pixelBytes(),
    ]);
  });

  it('B9: keeps the place of a drawing, and of a picture that no browser shows', () => {
    const emf = `{\\*\\shppict{\\pict\\emfblip 0100000068000000}}`;
    expect(found(rtf(DRAWING, wordPicture(pixelBytes()), emf))).toEqual([null, pixelBytes(), null]);
  });

  it('B9: goes by the bytes, not by the name of their format', () => {
    const gif = Array.from('GIF89a', (character) => character.charCodeAt(0));
    const html = Array.from('<svg onload=alert(1)>', (character) => character.charCodeAt(0));
    expect(found(rtf(wordPicture(gif), wordPicture(html), wordPicture(pixelBytes(), 'x')))).toEqual(
      [null, null, pixelBytes()],
    );
  });

  it('B9: skips raw bytes, whatever they look like', () => {
    const raw = '}}{\\pict';
    expect(found(rtf(`{\\object\\bin${raw.length} ${raw}}`, wordPicture(pixelBytes())))).toEqual([
      pixelBytes(),
    ]);
  });

  it.each([
    ['no RTF', '<p>{\\pict\\pngblip 89504e47}</p>'],
    ['nothing', ''],
    ['braces alone', `{\\rtf1${'{'.repeat(2_000_000)}`],
    ['closing braces alone', `{\\rtf1${'}'.repeat(2_000_000)}`],
    ['a picture that never ends', `{\\rtf1{\\pict\\pngblip ${'89'.repeat(1_000_000)}`],
    ['raw bytes that never end', '{\\rtf1{\\pict\\bin9999999999 89504e47}}'],
    ['backslashes alone', `{\\rtf1${'\\'.repeat(2_000_001)}`],
  ])('B9: finds none in %s', (_what, text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['half a byte', '89504e470d0a1a0a0'],
    ['no digits', '89504e470d0a1a0azz'],
    ['no digits at all', ''],
  ])('B9: ignores a picture of %s', (_what, digits) => {
    expect(found(`{\\rtf1{\\pict\\pngblip ${digits}}}`)).toEqual([null]);
  });
});
