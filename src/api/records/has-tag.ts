type Tagged = { tags: readonly string[]; tagsEn?: readonly string[] };

/** Whether a record has a tag, in the language of either site; '' is any. */
export function hasTag({ tags, tagsEn = [] }: Tagged, tag: string): boolean {
  return tag === '' || [...tags, ...tagsEn].includes(tag);
}
