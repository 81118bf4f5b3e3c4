import { Extension } from '@tiptap/react';
import { Plugin } from '@tiptap/pm/state';
import type { EditorHost } from './editor-host.ts';
import { quietStyles } from '#src/lib/quiet-styles.ts';
import { PasteParser } from './paste-parser.ts';

type PasteOptions = { host: () => EditorHost };

/** Pasting and dropping: markup cleaned, files handed to the uploads. */
export const Paste = Extension.create<PasteOptions>({
  name: 'cleanPaste',
  addProseMirrorPlugins() {
    const { editor } = this;
    const { host } = this.options;
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => quietStyles(html),
          clipboardParser: new PasteParser(editor.schema, (count) => host().onPicturesLost(count)),
          handlePaste: (view, event, slice) => {
            const files = [...(event.clipboardData?.files ?? [])];
            // Office programs add a picture of the text to the text.
            if (files.length === 0 || slice.content.textBetween(0, slice.content.size) !== '') {
              return false;
            }
            host().onFiles(editor, files, view.state.selection.from);
            return true;
          },
          handleDrop: (view, event) => {
            const files = [...(event.dataTransfer?.files ?? [])];
            if (files.length === 0) return false;
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
            host().onFiles(editor, files, place?.pos ?? view.state.selection.from);
            // The browser would leave the page to show the file.
            event.preventDefault();
            return true;
          },
        },
      }),
    ];
  },
});
