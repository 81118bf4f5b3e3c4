export type LightboxPicture = {
  /** Unsafe URLs are not shown. */
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** The same picture in other widths. */
  srcSet?: { src: string; width: number; height: number }[];
};
