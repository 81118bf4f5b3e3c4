import type { Node } from './node-tree.ts';

const VOID = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);

/** A page's nodes as HTML. */
export function toHtml(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      const start = `<${node.tag}${attributesHtml(node.attributes)}>`;
      return VOID.has(node.tag) ? start : `${start}${toHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** One tag without content, for the head. */
export function tag(name: string, attributes: Record<string, string>): string {
  return `<${name}${attributesHtml(attributes)}>`;
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function attributesHtml(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeValue(value)}"`))
    .join('');
}

function escapeValue(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}
