import { Node } from '@tiptap/react';

const DefinitionList = Node.create({
  name: 'definitionList',
  group: 'block',
  content: '(definitionTerm | definitionDescription)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: ({ HTMLAttributes }) => ['dl', HTMLAttributes, 0],
});

const DefinitionTerm = Node.create({
  name: 'definitionTerm',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: ({ HTMLAttributes }) => ['dt', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      // After a term comes its description, not another term.
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        const isAtEnd = empty && $from.parentOffset === $from.parent.content.size;
        if ($from.parent.type !== this.type || !isAtEnd) return false;
        const description = {
          type: 'definitionDescription',
          content: [{ type: 'paragraph' }],
        };
        return editor
          .chain()
          .insertContentAt($from.after(), description)
          .setTextSelection($from.after() + 2)
          .scrollIntoView()
          .run();
      },
    };
  },
});

const DefinitionDescription = Node.create({
  name: 'definitionDescription',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: ({ HTMLAttributes }) => ['dd', HTMLAttributes, 0],
});

export const definitionListExtensions = [DefinitionList, DefinitionTerm, DefinitionDescription];
