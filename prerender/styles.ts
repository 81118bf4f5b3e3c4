import type { Node } from './node-tree.ts';

/**
 * Leaves out of a page's styles the custom properties that nothing reads: a theme declares hundreds,
 * a page uses some dozens.
 */
export function withoutUnusedVariables(css: string): string {
  const declarations = [...css.matchAll(/(--[\w-]+):\s*([^;{}]*)/g)];
  const rest = css.replaceAll(/--[\w-]+:\s*[^;{}]*/g, '');
  const used = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const [, declared, value = ''] of declarations) if (declared === name) follow(value);
    }
  };
  follow(rest);
  return css
    .replaceAll(/(--[\w-]+):\s*[^;{}]*;?\s*/g, (declaration, name: string) =>
      used.has(name) ? declaration : '',
    )
    .replaceAll(/[^{}]+\{\s*\}/g, '');
}

/** Leaves out animations that nothing names, and what stands there twice. */
export function withoutUnusedRules(rules: readonly string[]): string[] {
  const KEYFRAMES = /^@(?:-webkit-)?keyframes ([\w-]+)/;
  const others = rules.filter((rule) => !KEYFRAMES.test(rule)).join('');
  return [...new Set(rules)].filter((rule) => {
    const name = KEYFRAMES.exec(rule)?.[1];
    if (name === undefined) return true;
    return !rule.startsWith('@-') && new RegExp(`animation[^;}]*\\b${name}\\b`).test(others);
  });
}

/** Turns `style` attributes into classes, which `styles` collects: the page needs none of its own. */
export function styleToClasses(nodes: Node[], styles: Map<string, string>): Node[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { style, ...attributes } = node.attributes;
    const children = styleToClasses(node.children, styles);
    if (!style) return { ...node, attributes, children };
    const name = styles.get(style) ?? `s${styles.size}`;
    styles.set(style, name);
    const classes = [attributes.class, name].filter(Boolean).join(' ');
    return { ...node, attributes: { ...attributes, class: classes }, children };
  });
}
