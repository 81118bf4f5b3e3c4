import { Node } from '@tiptap/react';
import { NodeSelection } from '@tiptap/pm/state';
import type { DOMOutputSpec, Node as PictureNode } from '@tiptap/pm/model';
import { isComposing } from '#src/lib/browser/is-composing.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import type { EditorHost } from '#src/admin/editor/pictures/editor-host.ts';
import { moveCursorTo } from '#src/admin/editor/pictures/insert-blocks.ts';
import { JOINED } from '#src/lib/html/sanitize-rules.ts';

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
    // `presentation`: an editor has marked it as decorative.
    role: ofImage('role', null),
    // Null without a figure.
    caption: { default: null, rendered: false },
    width: ofImage('width', null),
    height: ofImage('height', null),
    // A slice of a long picture, shown below the one above without a gap.
    isJoined: {
      default: false,
      parseHTML: (element) => imageIn(element)?.classList.contains(JOINED) === true,
      renderHTML: ({ isJoined }) => (isJoined === true ? { class: JOINED } : {}),
    },
    // The target of a link around the picture.
    link: {
      default: null,
      rendered: false,
      parseHTML: (element) =>
        (element.matches('a') ? element : element.querySelector('a'))?.getAttribute('href'),
    },
  }),
  parseHTML: () => [
    // Parsed before the mark of a link.
    { tag: 'a[href]', priority: 60, getAttrs: (link) => isLinkedImage(link) && null },
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
    const { caption, link } = node.attrs;
    const image: DOMOutputSpec = ['img', HTMLAttributes];
    const shown: DOMOutputSpec = link === null ? image : ['a', { href: String(link) }, image];
    if (caption === null) return shown;
    return ['figure', shown, ...(caption === '' ? [] : [['figcaption', {}, String(caption)]])];
  },
  addKeyboardShortcuts() {
    return {
      // Moves the focus from the selected picture to its caption.
      Tab: ({ editor: { state, view } }) => {
        if (!(state.selection instanceof NodeSelection)) return false;
        const figure = view.nodeDOM(state.selection.from);
        const caption = figure instanceof Element && figure.querySelector('textarea');
        if (!caption) return false;
        caption.focus();
        return true;
      },
    };
  },
  addNodeView() {
    const { host } = this.options;
    return ({ node: first, editor, getPos }) => {
      let node = first;
      const figure = document.createElement('figure');
      const image = figure.appendChild(document.createElement('img'));
      const caption = captionField(host().captionLabel);
      figure.appendChild(document.createElement('figcaption')).append(caption);
      const { alt, title, width, height, isJoined } = node.attrs;
      image.addEventListener('error', () => {
        figure.dataset.broken = host().brokenText;
      });
      figure.classList.toggle(JOINED, isJoined === true);
      if (width !== null) image.setAttribute('width', String(width));
      if (height !== null) image.setAttribute('height', String(height));
      if (title !== null) image.title = String(title);
      image.alt = String(alt);
      image.src = safeImageSrc(host().resolve(String(node.attrs.src))) ?? '';
      caption.value = String(node.attrs.caption ?? '');

      // At the start of the text, a click selects the picture before the text has the focus, and then the text below it.
      image.addEventListener('mousedown', () => editor.view.focus());
      caption.addEventListener('input', () => {
        const pos = getPos();
        if (pos === undefined) return;
        const text = lineOf(caption.value);
        editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, 'caption', text || null));
      });
      caption.addEventListener('keydown', (event) => {
        const pos = getPos();
        if (pos === undefined || isComposing(event)) return;
        if (event.key === 'Enter') moveCursorTo(editor, pos + node.nodeSize);
        else if (event.key === 'Escape') editor.chain().setNodeSelection(pos).focus().run();
        else return;
        event.preventDefault();
      });
      // Otherwise the mouse moves the picture instead of marking words of the caption.
      caption.addEventListener('focus', () => {
        figure.draggable = false;
      });
      caption.addEventListener('blur', () => {
        figure.draggable = true;
      });
      return {
        dom: figure,
        update: (next) => {
          if (next.type !== node.type || !hasSamePicture(next, node)) return false;
          node = next;
          const text = String(next.attrs.caption ?? '');
          if (lineOf(caption.value) !== text) caption.value = text;
          return true;
        },
        stopEvent: ({ target }) => target === caption,
        ignoreMutation: () => true,
      };
    };
  },
});

/** The field in which the caption is written, below its picture. Tab reaches it from the picture alone. */
function captionField(label: string): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.rows = 1;
  field.tabIndex = -1;
  field.placeholder = label;
  field.setAttribute('aria-label', label);
  return field;
}

/** A caption is one line. */
function lineOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function hasSamePicture(one: PictureNode, other: PictureNode): boolean {
  return Object.keys(one.attrs).every(
    (name) => name === 'caption' || one.attrs[name] === other.attrs[name],
  );
}

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
  return {
    default: fallback,
    parseHTML: (element: HTMLElement) => imageIn(element)?.getAttribute(name),
  };
}

function imageIn(element: Element): Element | null {
  return element.matches('img') ? element : element.querySelector('img');
}

const BARE_IMAGE = 'img:not([lang], [dir])';

/** A link around an image alone. */
function isLinkedImage(link: Element): boolean {
  const [image, ...others] = link.children;
  return (
    link.matches('a[href]:not([title], [lang], [dir])') &&
    image?.matches(BARE_IMAGE) === true &&
    others.length === 0 &&
    link.textContent.trim() === ''
  );
}

/** One image, with or without a caption that is text alone. */
function isPlainFigure(figure: HTMLElement): boolean {
  const [image, caption, ...others] = figure.children;
  const elements = [figure, caption].filter((element) => element !== undefined);
  return (
    image !== undefined &&
    (image.matches(BARE_IMAGE) || isLinkedImage(image)) &&
    (caption === undefined || (caption.matches('figcaption') && caption.children.length === 0)) &&
    others.length === 0 &&
    elements.every(({ attributes }) => attributes.length === 0) &&
    [...figure.childNodes].every((node) => node instanceof Element || !node.textContent?.trim())
  );
}
