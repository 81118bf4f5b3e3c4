import { Node } from '@tiptap/react';

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
