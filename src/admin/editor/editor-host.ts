import type { Editor } from '@tiptap/react';

/** What the editor's extensions need from the component around them. */
export type EditorHost = {
  /** Returns the full URL of an image for display. */
  resolve: (address: string) => string;
  /** Shown instead of an image that does not load. */
  brokenText: string;
  /** Called with pasted or dropped files and their position in the document. */
  onFiles: (editor: Editor, files: File[], pos: number) => void;
  /** Called with an image that a pasted text contained as a `data:` URL, and its position. */
  onPicture: (editor: Editor, file: File, pos: number) => void;
  /** Called with the number of images that a paste could not take over. */
  onPicturesLost: (count: number) => void;
};
