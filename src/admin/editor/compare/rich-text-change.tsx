import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { changedWords, wordsOf } from '#src/lib/text/changed-words.ts';

type RichTextChangeProps = {
  html: string;
  /** HTML to compare with. */
  other: string;
  /** Returns the full URL of an image; has to be a stable function. */
  resolve?: (address: string) => string;
};

/**
 * Shows one version of a changed rich text: the changed blocks, their changed words marked, and
 * the number of equal ones.
 */
export function RichTextChange({ html, other, resolve }: RichTextChangeProps) {
  const { t } = useTranslation('components');
  const { html: changed, same } = changedBlocks(html, other);
  const marked = useMemo(
    () => markWords(changed, changedBlocks(other, html).html),
    [changed, html, other],
  );
  return (
    // `tabIndex` makes it scrollable by keyboard.
    <Box
      tabIndex={0}
      role="group"
      aria-label={t('richTextChange.label')}
      sx={{ maxHeight: 280, overflow: 'auto' }}
    >
      {changed === '' ? t('richTextChange.nothing') : <RichText html={marked} resolve={resolve} />}
      {same > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('richTextChange.same', { count: same })}
        </Typography>
      )}
    </Box>
  );
}

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

/** Returns `html` with the words marked that `other` lacks. */
export function markWords(html: string, other: string): string {
  const own = sanitizeToFragment(html);
  const nodes = textNodesOf(own);
  const words = nodes.map(({ data }) => wordsOf(data));
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
  return wordsOf(data);
}

function markOf(word: string): Element {
  const mark = document.createElement('mark');
  mark.textContent = word;
  return mark;
}
