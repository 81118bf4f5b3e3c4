/**
 * Runs in a page before its own scripts: does to its texts what the browsers' translation of pages does.
 * Each text node leaves the page, and `<font><font>text°</font></font>` stands in its place, also for
 * texts that come later. Marks with `data-stale` the text that a reader still sees after a write to the
 * text node that has left.
 */
export function translate(): void {
  /** What stands in the place of a text node that has left. */
  const replaced = new WeakMap<Node, Element>();
  const own = new WeakSet<Node>();
  const LEFT_ALONE = 'head, script, style, noscript, textarea, svg, [translate=no]';

  const replace = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || own.has(text) || text.data.trim() === '' || parent.closest(LEFT_ALONE)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    const shown = document.createTextNode(`${text.data}°`);
    own.add(shown);
    inner.append(shown);
    parent.replaceChild(outer, text);
    replaced.set(text, outer);
  };
  const replaceBelow = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let next = walker.nextNode(); next; next = walker.nextNode()) {
      if (next instanceof Text) texts.push(next);
    }
    texts.forEach(replace);
  };

  for (const [prototype, name] of [
    [Node.prototype, 'nodeValue'],
    [CharacterData.prototype, 'data'],
  ] as const) {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...property,
      set(this: Node, value: string) {
        replaced.get(this)?.setAttribute('data-stale', value);
        property?.set?.call(this, value);
      },
    });
  }
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) replace(target);
      addedNodes.forEach(replaceBelow);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
