/**
 * Two columns copied from a spreadsheet, as name and value. Cells may be quoted and hold line breaks,
 * which become spaces; further columns are left out.
 */
export async function readTable(text: string): Promise<{ name: string; value: string }[]> {
  const { parse } = (await import('papaparse')).default;
  const { data } = parse<string[]>(text, { delimiter: '\t', skipEmptyLines: 'greedy' });
  return data.map(([name = '', value = '']) => ({ name: clean(name), value: clean(value) }));
}

/** Whether a pasted text is more than one cell. */
export function isTable(text: string): boolean {
  return text.includes('\t');
}

function clean(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}
