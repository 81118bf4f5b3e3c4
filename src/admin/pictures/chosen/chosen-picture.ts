import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { isSameFile } from '#src/lib/pictures/focal-point.ts';

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
