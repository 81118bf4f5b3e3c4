import { useState } from 'react';
import * as v from 'valibot';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { isSameFile, splitFocus } from '#src/lib/pictures/focal-point.ts';
import { storedForPerson } from '#src/session/stored-for-person.ts';

/** A picture that was chosen in the library, or whose URL was pasted. */
export type ChosenPicture = {
  /** Of its record in the library, where one file may stand twice; '' where it is not known. */
  id: string;
  /** The server's URL, with the focal point that was set here. */
  url: string;
  /** The library's alternative text. */
  alt: string;
  /** '' where the library does not know it. */
  name: string;
  /** In pixels. */
  width: number | null;
  height: number | null;
};

export function toChosen({ id, url, alt, name, width, height }: Photo): ChosenPicture {
  return { id: String(id), url, alt, name, width, height };
}

/** Whether two are of one record; without a record of either, of one file. */
export function isSamePicture(one: ChosenPicture, other: ChosenPicture): boolean {
  if (one.id !== '' && other.id !== '') return one.id === other.id;
  return isSameFile(one.url, other.url);
}

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

/**
 * The pictures chosen in the dialog, in the order in which they were chosen. Where only one may be chosen,
 * the next choice replaces it.
 * @param most how many may be chosen
 */
export function useChosen(most: number) {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const isChosen = (picture: ChosenPicture) => chosen.some((one) => isSamePicture(one, picture));
  const add = (picture: ChosenPicture) =>
    setChosen((before) => {
      if (most === 1) return [picture];
      const others = before.filter((one) => !isSamePicture(one, picture));
      return others.length < most ? [...others, picture] : before;
    });
  return {
    chosen,
    isChosen,
    add,
    toggle: (picture: ChosenPicture) => {
      if (!isChosen(picture)) add(picture);
      else if (most > 1) setChosen(chosen.filter((one) => !isSamePicture(one, picture)));
    },
    /** Changes the text of the only chosen picture. */
    describe: (alt: string) => setChosen(chosen.map((one) => ({ ...one, alt }))),
  };
}
