import { inertDocument } from '#src/lib/html/inert-document.ts';

/**
 * Moves captions into their tables, and rows into `thead` and `tfoot`, where the editor's document has them
 * side by side. Changes `root`.
 */
export function finishTables(root: ParentNode): void {
  for (const caption of root.querySelectorAll('caption')) {
    const table = caption.nextElementSibling;
    if (table instanceof HTMLTableElement) table.prepend(caption);
    else replaceTag(caption, 'p');
  }
  for (const table of root.querySelectorAll('table')) groupRows(table);
}

function groupRows(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const groups = rows.map((row) => row.dataset.group);
  const head = groups.lastIndexOf('head') + 1;
  const foot = groups.indexOf('foot', head);
  for (const row of rows) delete row.dataset.group;
  if (head > 0) table.createTHead().append(...rows.slice(0, head));
  if (foot !== -1) table.createTFoot().append(...rows.slice(foot));
  const [body] = table.tBodies;
  if (body?.rows.length === 0) body.remove();
}

function replaceTag(element: Element, tag: string): void {
  const other = inertDocument().createElement(tag);
  other.append(...element.childNodes);
  for (const { name, value } of element.attributes) other.setAttribute(name, value);
  element.replaceWith(other);
}
