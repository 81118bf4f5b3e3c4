import type { Schema } from '#src/api/client/client.ts';
import { createRandom, type Random } from '../random.ts';

export type Seed = {
  /** A generator per name, so that one resource's row count does not change the others. */
  random: (name: string) => Random;
  /** ISO 8601 of a time `days` from the base day (negative: before), in +08:00. */
  at: (days: number, time?: string) => string;
  /** ISO 8601, in minutes before the base day's start. */
  before: (minutes: number) => string;
  year: number;
  rows: { news?: number; products?: number; accessLog?: number };
  /** Replaces the name of the sample company. */
  siteName: string;
};

/** A resource's initial records. */
export type Table<T> = {
  record: Schema<T>;
  seed: (seed: Seed) => T[];
  /** Prefix of text ids; without it ids are numbers. */
  idPrefix?: string;
};

const DAY = 86_400_000;
const CHINA = 8 * 3_600_000;

/** Rounds `now` to its day, so that two starts on one day give the same data. */
export function createSeed(options: {
  seed?: number;
  now: Date;
  rows?: Seed['rows'];
  siteName?: string;
}): Seed {
  const midnight = Math.floor((options.now.getTime() + CHINA) / DAY) * DAY - CHINA;
  return {
    random: (name) => createRandom(`${options.seed ?? 1}/${name}`),
    at: (days, time = '09:00') => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const moment = midnight + days * DAY + hours * 3_600_000 + minutes * 60_000;
      return new Date(moment).toISOString();
    },
    before: (minutes) => new Date(midnight - minutes * 60_000).toISOString(),
    year: new Date(midnight + CHINA).getUTCFullYear(),
    rows: options.rows ?? {},
    siteName: options.siteName ?? '',
  };
}

/** Timestamps of a record created `daysAgo` before the base day. */
export function times(seed: Seed, daysAgo: number): { createTime: string; updateTime: string } {
  return {
    createTime: seed.at(-daysAgo, '10:20'),
    updateTime: seed.at(-Math.floor(daysAgo / 2), '16:05'),
  };
}

/** URL of a picture with its available widths (`?w=480`). */
export function picture(name: string): string {
  return `/api/pictures/${name}.avif?widths=${sizesOf(name).widths.join('-')}`;
}

/** Size of a picture's largest version, in px. */
export function pictureSize(name: string): { width: number; height: number } {
  const { widths, height } = sizesOf(name);
  return { width: Math.max(...widths), height };
}

/** Available widths, and the height of the widest. */
type Sizes = { widths: number[]; height: number };

const wide: Sizes = { widths: [480, 960, 1680], height: 720 };
const tall: Sizes = { widths: [360, 576], height: 720 };
const room: Sizes = { widths: [480, 960, 1280], height: 800 };
const device: Sizes = { widths: [320, 640, 960], height: 720 };
/** Pictures beside a text. */
const scene: Sizes = { widths: [480, 800], height: 500 };
/** Pictures of one model, with its name: `qh-s300`. */
const single: Sizes = { widths: [320, 576], height: 432 };

const SIZES: Record<string, Sizes> = {
  'greenhouse-inside': wide,
  'greenhouse-field': wide,
  'control-room': wide,
  factory: wide,
  headquarters: wide,
  seedlings: room,
  lab: room,
  'greenhouse-night': scene,
  'rack-room': scene,
  'probe-in-bed': scene,
  'station-in-field': scene,
  warehouse: scene,
};

function sizesOf(name: string): Sizes {
  if (name.endsWith('-tall')) return tall;
  if (name.startsWith('qh-')) return single;
  return SIZES[name] ?? device;
}
