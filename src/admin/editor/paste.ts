import { Extension } from '@tiptap/react';
import { Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorHost } from './editor-host.ts';
import { quietMarkup } from '#src/lib/quiet-markup.ts';
import { PasteParser } from './paste-parser.ts';

type PasteOptions = { host: () => EditorHost };

/** Handles paste and drop: cleans markup and uploads files. */
export const Paste = Extension.create<PasteOptions>({
  name: 'cleanPaste',
  addProseMirrorPlugins() {
    const { editor } = this;
    const { host } = this.options;
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => quietMarkup(html),
          clipboardParser: new PasteParser(editor.schema, host),
          handlePaste: (view, event, slice) => {
            const files = [...(event.clipboardData?.files ?? [])];
            // Office programs put an image of the copied text on the clipboard too: ignore it.
            if (files.length === 0 || slice.content.textBetween(0, slice.content.size) !== '') {
              return false;
            }
            host().onFiles(editor, files, view.state.selection.from);
            return true;
          },
          // Pasted into an empty paragraph, an open slice would lose its alignment.
          transformPasted: (slice, view) => {
            const isInEmpty = view.state.selection.$from.parent.content.size === 0;
            const isAligned = slice.content.firstChild?.attrs.align;
            return isInEmpty && isAligned ? new Slice(slice.content, 0, slice.openEnd) : slice;
          },
          handleDOMEvents: {
            drop: (view, event) => {
              const files = [...(event.dataTransfer?.files ?? [])];
              if (files.length === 0) return false;
              // Otherwise the browser navigates to the dropped file.
              event.preventDefault();
              const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
              host().onFiles(editor, files, place?.pos ?? view.state.selection.from);
              return true;
            },
          },
        },
      }),
    ];
  },
});
