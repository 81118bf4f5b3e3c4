import type { Photo } from '#src/api/uploads/photo-schema.ts';

/** A picture that was chosen in the library, or whose URL was pasted. */
export type ChosenPicture = {
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

export function toChosen({ url, alt, name, width, height }: Photo): ChosenPicture {
  return { url, alt, name, width, height };
}
