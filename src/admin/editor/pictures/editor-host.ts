import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import type { NewImage } from './use-image-uploads.ts';

/** Markdown that was pasted as plain text, its place, and the document with it. */
export type PastedMarkdown = { text: string; from: number; to: number; doc: Node };

/** What the editor's extensions get from the component around them. */
export type EditorHost = {
  /** Returns the full URL of an image for display. */
  resolve: (address: string) => string;
  /** Shown instead of an image that does not load. */
  brokenText: string;
  /** The name of a picture's caption. */
  captionLabel: string;
  /** The title of a pasted video, which the editor changes. */
  videoTitle: string;
  /** Called with pasted or dropped files and their position in the document. */
  onFiles: (editor: Editor, files: File[], pos: number) => void;
  /** Called with the images that a pasted text contained as `data:` URLs. */
  onPictures: (editor: Editor, images: NewImage[]) => void;
  /**
   * Called with what a paste has lost: the number of images, and the names of other parts (`watchDropped`).
   */
  onLost: (images: number, parts: readonly string[]) => void;
  /** Called after Markdown was pasted as plain text. */
  onMarkdown: (pasted: PastedMarkdown) => void;
};
