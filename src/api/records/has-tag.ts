type Tagged = { tags: readonly string[]; tagsEn?: readonly string[] };

/** Whether a record has a tag, Chinese or English; '' fits every record. */
export function hasTag({ tags, tagsEn = [] }: Tagged, tag: string): boolean {
  return tag === '' || [...tags, ...tagsEn].includes(tag);
}
