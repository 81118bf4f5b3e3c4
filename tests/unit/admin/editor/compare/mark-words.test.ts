import { expect, it } from 'vitest';
import { markWords } from '#src/admin/editor/compare/mark-words.ts';

it('marks the changed words of a rich text and keeps its structure', () => {
  const before = '<p>The <strong>old house</strong> opens.</p><ul><li>Monday</li></ul>';
  const after = '<p>The <strong>new house</strong> opens.</p><ul><li>Monday</li></ul>';
  expect(markWords(after, before)).toBe(
    '<p>The <strong><mark>new</mark> house</strong> opens.</p><ul><li>Monday</li></ul>',
  );
});
