import { pushDown } from './push-down.ts';

/**
 * Brings sanitised rich text into the form that the editor has for it: nothing that a reader can see or hear is
 * lost or added. Changes `root`.
 */
export function tidyText(root: ParentNode): void {
  for (const lineBreak of root.querySelectorAll('pre br')) lineBreak.replaceWith('\n');
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    // Browsers show it so: inside of the item before it.
    if (list.previousElementSibling?.tagName === 'LI') list.previousElementSibling.append(list);
  }
  // Browsers show these above and below the other rows.
  for (const head of root.querySelectorAll('table > thead:first-of-type')) {
    head.parentElement?.prepend(head);
  }
  for (const foot of root.querySelectorAll('table > tfoot')) foot.parentElement?.append(foot);
  for (const cell of root.querySelectorAll<HTMLTableCellElement>(':is(td, th)[rowspan]')) {
    limitRows(cell);
  }
  for (const caption of root.querySelectorAll('table > caption')) {
    caption.parentElement?.before(caption);
  }
  for (const empty of root.querySelectorAll(EMPTY)) {
    if (empty.textContent.trim() === '' && !empty.querySelector('img')) empty.remove();
  }
  for (const line of root.querySelectorAll(LINES_IN_LINES)) {
    const isAll = line.parentElement?.textContent.trim() === line.textContent.trim();
    if (isAll && line.attributes.length === 0) line.replaceWith(...line.childNodes);
  }
  pushDown(root);
}

/** Browsers end a cell with its rows, whatever it says. */
function limitRows(cell: HTMLTableCellElement): void {
  const row = cell.closest('tr');
  const group = row?.parentElement;
  if (!row || !(group instanceof HTMLTableSectionElement)) return;
  cell.rowSpan = Math.min(cell.rowSpan, group.rows.length - row.sectionRowIndex);
}

const EMPTY = 'ul:not(:has(li)), ol:not(:has(li)), dl:not(:has(dt, dd)), table:not(:has(td, th))';

const LINES_IN_LINES = ':is(dt, caption, figcaption, h2, h3, h4) > p:only-child';
