import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';

type ChangedBlocks = {
  /** The blocks from the first to the last that differs. */
  html: string;
  /** Number of equal blocks before and after them. */
  same: number;
};

/** Returns the part of `html` that differs from `other`, compared block by block. */
export function changedBlocks(html: string, other: string): ChangedBlocks {
  const own = blocksOf(html);
  const others = blocksOf(other);
  const shorter = Math.min(own.length, others.length);
  let before = 0;
  while (before < shorter && own[before] === others[before]) before += 1;
  let after = 0;
  while (after < shorter - before && own.at(-1 - after) === others.at(-1 - after)) after += 1;
  return { html: own.slice(before, own.length - after).join(''), same: before + after };
}

function blocksOf(html: string): string[] {
  const holder = document.createElement('div');
  return [...sanitizeToFragment(html).childNodes].flatMap((node) => {
    holder.replaceChildren(node);
    // White space between blocks is not a block.
    return node.textContent?.trim() || node instanceof Element ? [holder.innerHTML] : [];
  });
}
