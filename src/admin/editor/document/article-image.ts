import { Node } from '@tiptap/react';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import type { EditorHost } from '#src/admin/editor/pictures/editor-host.ts';

type ArticleImageOptions = { host: () => EditorHost };

/** An image block: `<img>` in the HTML, or `<figure>` when it has a caption. */
export const ArticleImage = Node.create<ArticleImageOptions>({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: ofImage('src', ''),
    alt: ofImage('alt', ''),
    title: ofImage('title', null),
    // `presentation` says that somebody has decided that it is decorative.
    role: ofImage('role', null),
    // Null without a figure.
    caption: { default: null, rendered: false },
    width: ofImage('width', null),
    height: ofImage('height', null),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) =>
        isPlainFigure(figure) && {
          caption: figure.querySelector('figcaption')?.textContent.trim() ?? '',
        },
    },
    { tag: 'img[src]' },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { caption } = node.attrs;
    if (caption === null) return ['img', HTMLAttributes];
    if (caption === '') return ['figure', ['img', HTMLAttributes]];
    return ['figure', ['img', HTMLAttributes], ['figcaption', {}, String(caption)]];
  },
  addNodeView() {
    const { host } = this.options;
    return ({ node }) => {
      const figure = document.createElement('figure');
      const image = figure.appendChild(document.createElement('img'));
      const caption = figure.appendChild(document.createElement('figcaption'));
      const { alt, title, width, height } = node.attrs;
      image.addEventListener('error', () => {
        figure.dataset.broken = host().brokenText;
      });
      if (width !== null) image.setAttribute('width', String(width));
      if (height !== null) image.setAttribute('height', String(height));
      if (title !== null) image.title = String(title);
      image.alt = String(alt);
      image.src = safeImageSrc(host().resolve(String(node.attrs.src))) ?? '';
      caption.textContent = String(node.attrs.caption ?? '');
      return { dom: figure };
    };
  },
});

/** A figure that is more than an image with a plain caption, which is an `ArticleImage`. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block | figcaption)+',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

export const figureExtensions = [Figure, Figcaption];

/** Reads an attribute as text; TipTap itself would read `007` as a number. */
function ofImage(name: string, fallback: string | null) {
  const parseHTML = (element: HTMLElement) =>
    (element.matches('img') ? element : element.querySelector('img'))?.getAttribute(name);
  return { default: fallback, parseHTML };
}

/** One image, with or without a caption that is text alone. */
function isPlainFigure(figure: HTMLElement): boolean {
  const [image, caption, ...others] = figure.children;
  const elements = [figure, caption].filter((element) => element !== undefined);
  return (
    image?.matches('img:not([lang], [dir])') === true &&
    (caption === undefined || (caption.matches('figcaption') && caption.children.length === 0)) &&
    others.length === 0 &&
    elements.every(({ attributes }) => attributes.length === 0) &&
    [...figure.childNodes].every((node) => node instanceof Element || !node.textContent?.trim())
  );
}
