import type { Crops } from '#src/api/fields/record-fields.ts';
import type { FocalPoint } from '#src/lib/pictures/focal-point.ts';

/** A picture in the dialog: a chosen file, or one on the server. */
export type EditedPicture = {
  /** Full URL. */
  address: string;
  name: string;
  /** Undefined for one that is not stored yet. */
  focus?: FocalPoint | undefined;
  isStored: boolean;
  /** @throws where it cannot be read */
  read: () => Promise<File>;
};

/** The result of editing a picture; without `file` the file is unchanged. */
export type Edited = { file?: File | undefined; focus?: FocalPoint | undefined };

export type CropOptions = {
  /** Width / height of the result; by default what the picture has. */
  ratio?: number | undefined;
  /** In pixels; a narrower result gets a warning that it will look blurred. */
  sharpFrom?: number | undefined;
  /** The crops of public pages; without them it has no focal point. */
  crops?: Crops | undefined;
};
