import { expect, it } from 'vitest';
import { planPicture, sliceAreas } from '#src/lib/pictures/picture-plan.ts';

it.each([
  [
    [1680, 720],
    [1680, 720],
  ],
  [
    [4000, 3000],
    [2560, 1920],
  ],
  [
    [3000, 4000],
    [1920, 2560],
  ],
  [
    [3840, 2160],
    [2560, 1440],
  ],
  [
    [800, 12_000],
    [800, 12_000],
  ],
  [
    [3000, 9000],
    [1440, 4320],
  ],
  [
    [12_000, 800],
    [12_000, 800],
  ],
  // A WebP has at most 16,383 pixels a side; a wide picture is not cut.
  [
    [40_000, 800],
    [16_383, 328],
  ],
  [
    [30_000, 3000],
    [12_953, 1295],
  ],
] as const)('B4: a picture of %o pixels is sent with %o', ([width, height], sent) => {
  const { scale, slices } = planPicture({ width, height });
  expect([Math.round(width * scale), Math.round(height * scale)]).toEqual(sent);
  expect(slices).toBe(1);
});

it.each([
  [[800, 16_383], 1],
  [[800, 16_384], 2],
  [[800, 60_000], 4],
  // Of 1440 pixels each, which fit into a phone's canvas.
  [[3000, 60_000], 3],
] as const)('B9: a picture of %o pixels is sent in %i slices', ([width, height], count) => {
  const { scale, slices } = planPicture({ width, height });
  expect(slices).toBe(count);
  const areas = sliceAreas({ width, height }, slices);
  expect(areas.map(({ y }) => y)).toEqual(
    areas.map((_, index) => areas.slice(0, index).reduce((sum, one) => sum + one.height, 0)),
  );
  expect(areas.reduce((sum, one) => sum + one.height, 0)).toBe(height);
  for (const area of areas) {
    const [w, h] = [width * scale, area.height * scale];
    expect(h).toBeLessThanOrEqual(16_383);
    expect(w * h).toBeLessThanOrEqual(4096 * 4096);
  }
});
