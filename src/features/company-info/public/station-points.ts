import type { CompanyInfo, Station } from '../schema.ts';

/** Whether a company names neither a service station nor a country. */
export function isEmptyNetwork(
  company: Pick<CompanyInfo, 'stations' | 'exportCountries'>,
): boolean {
  return company.stations.length === 0 && company.exportCountries.length === 0;
}

/** A place on a map, in per cent of its width and height from the upper left corner. */
export type MapPoint = { station: Station; left: number; top: number };

/** Part of the map's width and height that is left free at each edge, for names. */
const EDGE = 0.12;

/**
 * Places stations on a map that all of them fill: longitude to the right and latitude upwards, with degrees of
 * longitude as long as they are in the middle of the map (equirectangular projection).
 * @param ratio the map's width / height
 * @returns nothing of stations without a position
 */
export function mapPoints(stations: readonly Station[], ratio: number): MapPoint[] {
  const placed = stations.flatMap((station) => {
    const { longitude, latitude } = station;
    return longitude === null || latitude === null ? [] : [{ station, longitude, latitude }];
  });
  const [west, east] = ends(placed.map(({ longitude }) => longitude));
  const [south, north] = ends(placed.map(({ latitude }) => latitude));
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 };
  const shrink = Math.cos((middle.latitude * Math.PI) / 180);
  // Degrees of latitude from edge to edge; at least one, so that a single station is in the middle.
  const height = Math.max(((east - west) * shrink) / ratio, north - south, 1) / (1 - 2 * EDGE);
  return placed.map(({ station, longitude, latitude }) => ({
    station,
    left: 50 + (100 * (longitude - middle.longitude) * shrink) / (height * ratio),
    top: 50 - (100 * (latitude - middle.latitude)) / height,
  }));
}

function ends(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
