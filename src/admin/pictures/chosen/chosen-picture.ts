import type { Photo } from '#src/api/files/photo-schema.ts';

/** A picture that somebody has chosen in the library, or whose address they have pasted. */
export type ChosenPicture = {
  /** As the server names it, with the focal point that it was given here. */
  url: string;
  /** What the library says that it shows. */
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
