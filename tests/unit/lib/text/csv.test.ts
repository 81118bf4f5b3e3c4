import { describe, expect, it } from 'vitest';
import { toCsv } from '#src/lib/text/csv.ts';

describe('toCsv', () => {
  it('B7: begins with a byte-order mark, so that Excel reads Chinese', async () => {
    const bytes = new Uint8Array(await toCsv([['标题']]).arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes.slice(3))).toBe('标题\r\n');
  });

  it('B7: quotes cells that would break a row', async () => {
    const text = await toCsv([['a,b', '说"好"', '一\n二', 3]]).text();
    expect(text).toContain('"a,b","说""好""","一\n二",3\r\n');
    expect(await toCsv([['a;=1', 'b\t=1']]).text()).toContain('"a;=1","b\t=1"');
  });

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '\nx', ' =1', '＝1', '\u200B=1'])(
    'B7: %j is escaped, so that Excel does not run it',
    async (text) => {
      expect(await toCsv([[text]]).text()).toContain(`'${text}`);
    },
  );

  it.each(['-5', '+3.5', '2026-11-20'])('B7: %j stays as it is', async (text) => {
    expect(await toCsv([[text]]).text()).not.toContain("'");
  });
});
