import { expect, it } from 'vitest';
import { mapPoints } from '#src/features/company-info/public/station-points.ts';

const at = (longitude: number | null, latitude: number | null) => ({
  name: `${longitude} ${latitude}`,
  longitude,
  latitude,
});
const placesOf = (stations: ReturnType<typeof at>[]) =>
  mapPoints(stations, 2).map(({ left, top }) => [Math.round(left), Math.round(top)]);

it('places stations by longitude and latitude, north above and east on the right', () => {
  expect(placesOf([at(100, 40), at(110, 40), at(110, 30)])).toEqual([
    [34, 12],
    [66, 12],
    [66, 88],
  ]);
});

it('keeps all stations inside the map, however far apart they are', () => {
  const places = placesOf([at(-170, 10), at(170, -20), at(0, 60)]).flat();
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(Math.max(...places)).toBeLessThan(100);
});

it('places a single station in the middle, and one without a position nowhere', () => {
  expect(placesOf([at(120, 30), at(null, null)])).toEqual([[50, 50]]);
  expect(placesOf([])).toEqual([]);
});
