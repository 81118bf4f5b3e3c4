import { Extension } from '@tiptap/react';
import { Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorHost } from '#src/admin/editor/pictures/editor-host.ts';
import { quietMarkup } from '#src/lib/html/quiet-markup.ts';
import { insertVideo } from '#src/admin/editor/pictures/insert-video.ts';
import { isVideoAddress } from '#src/lib/videos/video-source.ts';
import { CopySerializer } from './own-copy.ts';
import { PasteParser } from './paste-parser.ts';

type PasteOptions = { host: () => EditorHost };

/** Handles paste and drop: cleans markup and uploads files. */
export const Paste = Extension.create<PasteOptions>({
  name: 'cleanPaste',
  addProseMirrorPlugins() {
    const { editor } = this;
    const { host } = this.options;
    const clipboardParser = new PasteParser(editor.schema, host);
    return [
      new Plugin({
        props: {
          transformPastedHTML: quietMarkup,
          clipboardParser,
          clipboardSerializer: new CopySerializer(editor.schema),
          handlePaste: (view, event, slice) => {
            const address = event.clipboardData?.getData('text/plain').trim() ?? '';
            if (view.state.selection.$from.parent.content.size === 0 && isVideoAddress(address)) {
              const title = host().videoTitle;
              insertVideo(editor, { address, title, poster: '', captions: '' });
              return true;
            }
            const files = [...(event.clipboardData?.files ?? [])];
            // Office programs put an image of the copied text on the clipboard too: ignore it.
            if (files.length === 0 || !isEmpty(slice)) return false;
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
            paste: (_view, event) => {
              clipboardParser.readRtf = () => event.clipboardData?.getData('text/rtf') ?? '';
              return false;
            },
            drop: (view, event) => {
              clipboardParser.readRtf = () => '';
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

/** Whether a paste has neither text nor the bytes of a picture. */
function isEmpty({ content }: Slice): boolean {
  let isWithout = content.textBetween(0, content.size) === '';
  content.descendants(({ type, attrs }) => {
    if (type.name === 'image' && String(attrs.src).startsWith('data:')) isWithout = false;
  });
  return isWithout;
}
