import * as v from 'valibot';
import { splitFocus } from '#src/lib/pictures/focal-point.ts';
import { storedForPerson } from '#src/session/stored-for-person.ts';
import type { ChosenPicture } from './chosen-picture.ts';

const MAX_PICTURES = 6;

const size = v.nullable(v.number());
const Pictures = v.array(
  v.object({
    id: v.optional(v.string(), ''),
    url: v.string(),
    alt: v.string(),
    name: v.string(),
    width: size,
    height: size,
  }),
);

/** The pictures that this person chose last in this browser, latest first. */
export const recentPictures = storedForPerson('pictures', Pictures, []);

/** Stores chosen pictures without focal points, which belong to the place where a picture is used. */
export function rememberPictures(pictures: readonly ChosenPicture[]): void {
  const chosen = pictures.map((one) => ({ ...one, url: splitFocus(one.url).file }));
  const byFile = new Map(
    [...chosen, ...recentPictures.read()].toReversed().map((one) => [one.url, one]),
  );
  recentPictures.write([...byFile.values()].toReversed().slice(0, MAX_PICTURES));
}
