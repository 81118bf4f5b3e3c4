import { describe, expect, it } from 'vitest';
import { imageFileProblem } from '#src/lib/image-file.ts';

const file = (type: string, size: number) => new File([new Uint8Array(size)], 'a', { type });

describe('imageFileProblem', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])(
    'takes %s',
    (type) => {
      expect(imageFileProblem(file(type, 1))).toBeUndefined();
    },
  );

  it('names what does not fit before a byte is sent', () => {
    expect(imageFileProblem(file('image/svg+xml', 1))).toBe('type');
    expect(imageFileProblem(file('application/pdf', 1))).toBe('type');
    expect(imageFileProblem(file('image/png', 0))).toBe('empty');
    expect(imageFileProblem(file('image/png', 10 * 1024 * 1024))).toBeUndefined();
    expect(imageFileProblem(file('image/png', 10 * 1024 * 1024 + 1))).toBe('size');
  });
});
