/** A picture as the lightbox takes it. */
export type LightboxPicture = {
  /** Unsafe ones are not shown. */
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** The same in other widths. */
  srcSet?: { src: string; width: number; height: number }[];
};
