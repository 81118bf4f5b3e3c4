import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { renderComponent } from './support.tsx';

describe('RelativeTime', () => {
  it('I6: says how long ago, with the full date on hover', async () => {
    const iso = new Date(Date.now() - 3 * 3_600_000).toISOString();
    await renderComponent(<RelativeTime iso={iso} />);
    const time = screen.getByText('3小时前');
    expect(time).toHaveAttribute('datetime', iso);
    expect(time.title).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
  });

  it('I6: shows nothing without a date, and says that an invalid one is invalid', async () => {
    const { container, rerender } = await renderComponent(<RelativeTime iso="" />);
    expect(container).toBeEmptyDOMElement();
    rerender(<RelativeTime iso="soon" />);
    expect(container).toHaveTextContent('Invalid date');
  });
});
