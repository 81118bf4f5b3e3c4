import { DOMParser, type ParseOptions, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';
import { toSemanticHtml } from '#src/admin/editor/clean/to-semantic-html.ts';
import { watchDropped } from '#src/admin/editor/clean/dropped-parts.ts';
import { liftImages } from '#src/admin/editor/clean/lift-images.ts';
import { tidyText } from '#src/admin/editor/clean/tidy-text.ts';
import type { EditorHost } from '#src/admin/editor/pictures/editor-host.ts';
import { insertVideo } from '#src/admin/editor/pictures/insert-blocks.ts';
import { readablePaste, sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { dropNames, inertDocument } from '#src/lib/html/inert-document.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import { isVideoAddress } from '#src/lib/videos/video-source.ts';
import { fillLocalPictures } from './fill-local-pictures.ts';
import { isMarkdown } from './markdown.ts';
import { CopySerializer, isOwnCopy } from './own-copy.ts';
import { resolvePictures } from './pasted-pictures.ts';

/** Parses pasted and dropped markup: cleans it, sanitises it, then applies the editor's schema. */
class PasteParser extends DOMParser {
  readonly host: () => EditorHost;
  /** Reads the RTF of the current paste; '' for a drop. */
  readRtf = () => '';

  constructor(schema: Schema, host: () => EditorHost) {
    super(schema, DOMParser.fromSchema(schema).rules);
    this.host = host;
  }

  override parseSlice(dom: Element, options?: ParseOptions): Slice {
    const { resolve, onLost } = this.host();
    dropNames(dom);
    const isOwn = isOwnCopy(dom);
    if (!isOwn) fillLocalPictures(dom, this.readRtf);
    // All images of content copied from this editor stay.
    const canStay = (address: string) =>
      safeImageSrc(address) !== undefined && (isOwn || isOurs(address, resolve));
    const lost = resolvePictures(dom, canStay);
    for (const player of dom.querySelectorAll('[poster]')) {
      const poster = player.getAttribute('poster') ?? '';
      if (/^data:/i.test(poster) || !canStay(poster)) player.removeAttribute('poster');
    }
    toSemanticHtml(dom);
    const pasted = inertDocument().createDocumentFragment();
    pasted.append(...dom.childNodes);
    // ProseMirror would read white space between the blocks of a fragment as text, so they get a parent.
    const clean = inertDocument().createElement('div');
    const { dropped, onElement } = watchDropped();
    clean.append(sanitizeToFragment(pasted, onElement));
    // Pictures are reported by their number.
    const parts = [...dropped].filter((name) => !/^(?:img|#picture)$/.test(name));
    if (lost + parts.length > 0) onLost(lost, parts);
    if (!isOwn) dropNoise(clean);
    tidyText(clean);
    liftImages(clean);
    return super.parseSlice(clean, options);
  }
}

/**
 * Whether a picture's bytes are in the paste or it is on our own server. The security policy blocks those of other
 * sites, and their owners can delete them.
 */
function isOurs(address: string, resolve: (address: string) => string): boolean {
  if (/^(?:data:|\/)/i.test(address)) return true;
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return [location.href, resolve('/')].some((own) => new URL(own, location.href).origin === origin);
}

/** Word says the language of every run, Google Docs the direction of every paragraph, Excel aligns every number. */
function dropNoise(root: ParentNode): void {
  for (const element of root.querySelectorAll('[lang], [dir]')) {
    element.removeAttribute('lang');
    element.removeAttribute('dir');
  }
  for (const cell of root.querySelectorAll('td, th')) cell.removeAttribute('class');
}

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
          transformPastedHTML: readablePaste,
          clipboardParser,
          clipboardSerializer: new CopySerializer(editor.schema),
          handlePaste: (view, event, slice) => {
            const text = event.clipboardData?.getData('text/plain') ?? '';
            const address = text.trim();
            const { $from, from } = view.state.selection;
            if ($from.parent.content.size === 0 && isVideoAddress(address)) {
              const title = host().videoTitle;
              insertVideo(editor, { address, title, poster: '', captions: '' });
              return true;
            }
            if (isTextOf(slice, text) && isMarkdown(text) && !$from.parent.type.spec.code) {
              // After the paste.
              queueMicrotask(() => {
                const { doc, selection } = view.state;
                host().onMarkdown({ text, from, to: selection.to, doc });
              });
            }
            const files = [...(event.clipboardData?.files ?? [])];
            // Word and similar programs also copy an image of the text: ignore it.
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

/** Whether the signs of Markdown in the text are in the paste as well, and not its structure. */
function isTextOf({ content }: Slice, text: string): boolean {
  const pasted = content.textBetween(0, content.size);
  return pasted.replaceAll(/\s/g, '') === text.replaceAll(/\s/g, '');
}

/** Whether a paste has neither text nor the bytes of a picture. */
function isEmpty({ content }: Slice): boolean {
  let isWithout = content.textBetween(0, content.size) === '';
  content.descendants(({ type, attrs }) => {
    if (type.name === 'image' && String(attrs.src).startsWith('data:')) isWithout = false;
  });
  return isWithout;
}
