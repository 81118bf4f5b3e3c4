import type { Editor } from '@tiptap/react';

/** What the parts of the editor ask of the component around it. */
export type EditorHost = {
  /** Completes the address of a picture for showing. */
  resolve: (address: string) => string;
  /** Said in place of a picture that does not load. */
  brokenText: string;
  /** Files that were pasted or dropped, and where. */
  onFiles: (editor: Editor, files: File[], pos: number) => void;
  /** A picture that came inside a pasted text, and where. */
  onPicture: (editor: Editor, file: File, pos: number) => void;
  /** Pictures that were on the clipboard in name only. */
  onPicturesLost: (count: number) => void;
};
