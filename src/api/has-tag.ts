type Tagged = { tags: readonly string[]; tagsEn?: readonly string[] };

/** Whether a record has a tag, in the language of either site. */
export function hasTag({ tags, tagsEn = [] }: Tagged, tag: string): boolean {
  return [...tags, ...tagsEn].includes(tag);
}
