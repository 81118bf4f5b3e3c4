/** An element or a text of a page, as `read-page.ts` brings it out of the browser. */
export type Node = string | Element;

export type Attributes = Record<string, string>;

export type Element = {
  tag: string;
  attributes: Attributes;
  children: Node[];
};

/** What an element is marked with by where it stands in the window, and how high. */
const BY_PLACE = new Set(['data-later', 'fetchpriority', 'loading', 'data-wide', 'data-narrow']);

/** Whether two elements are the same but for what stands inside. */
export function isSameElement(one: Element, other: Element): boolean {
  return one.tag === other.tag && attributesOf(one) === attributesOf(other);
}

function attributesOf({ attributes }: Element): string {
  const telling = Object.entries(attributes).filter(([name]) => !BY_PLACE.has(name));
  return JSON.stringify(telling.map((pair) => pair.join('=')).toSorted());
}
