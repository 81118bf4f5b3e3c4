import type { Field, FieldTable } from '#src/api/fields/record-fields.ts';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';

// The inputs that bring much code and that not every form has; a type's route loads those of its table with its form.

export const DateInput = createLazyPart(async () => (await import('./date-input.tsx')).DateInput);
export const DateTimeInput = createLazyPart(
  async () => (await import('./date-time-input.tsx')).DateTimeInput,
);
export const ImageInput = createLazyPart(
  async () => (await import('./image-input.tsx')).ImageInput,
);
export const LinkInput = createLazyPart(async () => (await import('./link-input.tsx')).LinkInput);
export const RichTextInput = createLazyPart(
  async () => (await import('./rich-text-input.tsx')).RichTextInput,
);
export const TagsInput = createLazyPart(async () => (await import('./tags-input.tsx')).TagsInput);

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
