import type { Field, FieldTable } from '#src/api/fields/record-fields.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';

// The inputs that bring much code and that not every form has; a type's route loads those of its table with its form.

export const DateInput = lazyPart(() => import('./date-input.tsx'), 'DateInput');
export const DateTimeInput = lazyPart(() => import('./date-time-input.tsx'), 'DateTimeInput');
export const ImageInput = lazyPart(() => import('./image-input.tsx'), 'ImageInput');
export const LinkInput = lazyPart(() => import('./link-input.tsx'), 'LinkInput');
export const RichTextInput = lazyPart(() => import('./rich-text-input.tsx'), 'RichTextInput');
export const TagsInput = lazyPart(() => import('./tags-input.tsx'), 'TagsInput');

const BY_KIND: Partial<Record<Field['kind'], { prefetch: () => Promise<void> }>> = {
  day: DateInput,
  begin: DateTimeInput,
  end: DateTimeInput,
  picture: ImageInput,
  link: LinkInput,
  richText: RichTextInput,
  list: TagsInput,
};

/** Loads the inputs that a form of this table has. Never rejects: an input says in its place that it was not loaded. */
export async function loadInputs(fields: FieldTable): Promise<void> {
  const parts = Object.values(fields).flatMap(({ kind }) => BY_KIND[kind] ?? []);
  await Promise.all(parts.map((part) => part.prefetch()));
}
