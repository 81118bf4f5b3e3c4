import { expect, it } from 'vitest';
import { usableValues } from '#src/admin/form/handover/usable-values.ts';
import { emptyProduct, ProductInput } from '#src/features/product/input.ts';

const now = { ...emptyProduct() };
const fields = new Map(Object.keys(now).map((name) => [name, { isRichText: name === 'content' }]));
const usable = (values: Record<string, unknown>) =>
  usableValues(values, { schema: ProductInput, now, fields });

it('B13+: a draft may be unfinished: rules are the form’s', () => {
  const values = { name: '', images: ['/a.webp'] };
  expect(usable(values)).toEqual(values);
});

it.each([
  ['a field that the form does not have', { owner: 'x', constructor: 'x' }],
  ['an object for a text', { name: { toString: 1 } }],
  ['a number for a text', { name: 7 }],
  ['a text for a list', { images: '/a.webp' }],
  ['a list of objects for one of texts', { images: [{ src: 'x' }] }],
  ['a list without end within a list', { images: [[[['x']]]] }],
  ['rows of another kind', { specifications: [{ name: 1 }] }],
  ['an unknown status', { status: 9 }],
])('B13+: what the form could not show or hold is left out: %s', (_what, values) => {
  expect(usable(values)).toEqual({});
});

it('B13+: a field that the person does not see is left out', () => {
  const seen = new Map([...fields].filter(([name]) => name !== 'status'));
  const form = { schema: ProductInput, now, fields: seen };
  expect(usableValues({ status: 0, name: '甲' }, form)).toEqual({ name: '甲' });
});

it('B13+: rich text is cleaned as one that is pasted', () => {
  const text = '<p onclick="x()">水<img src="x" onerror="x()"></p><script>x()</script>';
  const { content } = usable({ content: text });
  expect(String(content)).toContain('水');
  expect(String(content)).not.toMatch(/onclick|onerror|script/);
});
