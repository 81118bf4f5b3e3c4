import { Node } from '@tiptap/react';
import { safeImageSrc } from '#src/lib/safe-href.ts';
import type { EditorHost } from './editor-host.ts';

type ArticleImageOptions = { host: () => EditorHost };

/** An image block: `<img>` in the HTML, or `<figure>` when it has a caption. */
export const ArticleImage = Node.create<ArticleImageOptions>({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    caption: { default: '', rendered: false },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => {
        const image = figure.querySelector('img');
        if (image === null) return false;
        const caption = figure.querySelector('figcaption')?.textContent.trim() ?? '';
        return { ...readImage(image), caption };
      },
    },
    { tag: 'img[src]', getAttrs: readImage },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { caption } = node.attrs;
    if (!caption) return ['img', HTMLAttributes];
    return ['figure', ['img', HTMLAttributes], ['figcaption', {}, String(caption)]];
  },
  addNodeView() {
    const { host } = this.options;
    return ({ node }) => {
      const figure = document.createElement('figure');
      const image = figure.appendChild(document.createElement('img'));
      const caption = figure.appendChild(document.createElement('figcaption'));
      const { alt, width, height } = node.attrs;
      image.addEventListener('error', () => {
        figure.dataset.broken = host().brokenText;
      });
      if (width !== null) image.setAttribute('width', String(width));
      if (height !== null) image.setAttribute('height', String(height));
      image.alt = String(alt);
      image.src = safeImageSrc(host().resolve(String(node.attrs.src))) ?? '';
      caption.textContent = String(node.attrs.caption);
      return { dom: figure };
    };
  },
});

function readImage(image: HTMLElement) {
  const read = (name: string) => image.getAttribute(name);
  return {
    src: read('src') ?? '',
    alt: read('alt') ?? '',
    width: read('width'),
    height: read('height'),
  };
}
