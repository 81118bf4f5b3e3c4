import { changedWords, splitWords } from '#src/lib/text/changed-words.ts';
import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';

/** Returns `html` with the words marked that `other` lacks. */
export function markWords(html: string, other: string): string {
  const own = sanitizeToFragment(html);
  const nodes = textNodesOf(own);
  const words = nodes.map(({ data }) => splitWords(data));
  const changed = changedWords(
    words.flat(),
    textNodesOf(sanitizeToFragment(other)).flatMap(toWords),
  );
  let index = 0;
  for (const [place, node] of nodes.entries()) {
    const parts: Node[] = [];
    for (const word of words[place] ?? []) {
      const isChanged = changed[index] ?? false;
      index += 1;
      const last = parts.at(-1);
      if (last !== undefined && last instanceof Element === isChanged) last.textContent += word;
      else parts.push(isChanged ? markOf(word) : new Text(word));
    }
    node.replaceWith(...parts);
  }
  const holder = document.createElement('div');
  holder.replaceChildren(own);
  return holder.innerHTML;
}

function textNodesOf(root: DocumentFragment): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // White space between blocks is no word.
    if (node instanceof Text && node.data.trim() !== '') nodes.push(node);
  }
  return nodes;
}

function toWords({ data }: Text): string[] {
  return splitWords(data);
}

function markOf(word: string): Element {
  const mark = document.createElement('mark');
  mark.textContent = word;
  return mark;
}
