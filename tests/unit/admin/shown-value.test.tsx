import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShownValue } from '#src/admin/ui/shown-value.tsx';
import { renderComponent } from '#tests/unit/components/support.tsx';

const marked = () => screen.queryAllByRole('mark').map(({ textContent }) => textContent);
const inLines = (rows: unknown) => (Array.isArray(rows) ? rows.join('\n') : '');

it('B2: marks the changed words of a text', async () => {
  await renderComponent(<ShownValue value="防水等级" other="防护等级" show={undefined} />);
  expect(marked()).toEqual(['防水']);
});

it('B2: marks the changed words of rows too, and of new rows all', async () => {
  const now = ['防护等级: IP69', '重量: 350 g'];
  await renderComponent(<ShownValue value={now} other={['防护等级: IP68']} show={inLines} />);
  expect(marked().join('')).toMatch(/^IP69\s*重量: 350 g$/);
});

it('B2: marks nothing where the other value is empty', async () => {
  await renderComponent(<ShownValue value={['防护等级: IP69']} other={[]} show={inLines} />);
  expect(screen.getByText('防护等级: IP69')).toBeVisible();
  expect(marked()).toEqual([]);
});
