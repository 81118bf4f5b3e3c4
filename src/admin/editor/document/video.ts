import { Node } from '@tiptap/react';
import type { EditorHost } from '#src/admin/editor/pictures/editor-host.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import { CAPTIONS, readFigure, VIDEO } from '#src/lib/videos/video-figure.ts';
import { isVideoAddress } from '#src/lib/videos/video-source.ts';

type VideoOptions = { host: () => EditorHost };

/** The poster's role, because the title next to it describes the video. */
const DECORATIVE = 'presentation';

/** A video: a figure around a link to it, as `readVideo` reads it. */
export const VideoNode = Node.create<VideoOptions>({
  name: 'video',
  group: 'block',
  draggable: true,
  // Before `image` and `figure`, which read other figures.
  priority: 1000,
  addAttributes: () => ({
    address: { default: '', rendered: false },
    title: { default: '', rendered: false },
    poster: { default: '', rendered: false },
    captions: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => {
        const video = readFigure(figure);
        return video && isVideoAddress(video.address) && isPlain(figure) ? video : false;
      },
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { address, title, poster, captions } = node.attrs;
    const picture = poster ? [['img', { src: String(poster), alt: '', role: DECORATIVE }]] : [];
    const track = captions ? [['a', { href: String(captions) }, CAPTIONS]] : [];
    return [
      'figure',
      HTMLAttributes,
      ['a', { href: String(address) }, ...picture, String(title)],
      ...track,
    ];
  },
  addNodeView() {
    const { host } = this.options;
    return ({ node }) => {
      const { address, title, poster } = node.attrs;
      const figure = document.createElement('figure');
      figure.className = VIDEO;
      const card = figure.appendChild(document.createElement('a'));
      const src = safeImageSrc(host().resolve(String(poster)));
      if (src !== undefined) {
        const picture = card.appendChild(document.createElement('img'));
        picture.alt = '';
        picture.src = src;
      }
      card.append(String(title || address));
      return { dom: figure };
    };
  },
});

/** Whether the node can represent all of the figure. */
function isPlain(figure: HTMLElement): boolean {
  const [link, captions] = figure.children;
  const allowed = [
    ...(link?.attributes ?? []),
    ...(captions?.attributes ?? []),
    ...(link?.firstElementChild?.attributes ?? []),
  ];
  return (
    (captions?.textContent ?? CAPTIONS) === CAPTIONS &&
    [...figure.querySelectorAll('a > *')].every((each) =>
      each.matches('a:first-child > img:first-child'),
    ) &&
    allowed.every(
      ({ name, value }) => /^(?:href|src|role)$/.test(name) || (name === 'alt' && value === ''),
    )
  );
}
