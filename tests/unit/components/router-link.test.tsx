import { screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it } from 'vitest';
import { RouterButton, RouterLink } from '#src/components/router-link.tsx';
import { renderComponent } from './support.tsx';

function setUp(to: string) {
  const element = (
    <>
      <RouterLink to={to}>链接</RouterLink>
      <RouterButton to={to}>按钮</RouterButton>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/news', element: <h1>新闻</h1> },
  ]);
  return renderComponent(<RouterProvider router={router} />);
}

describe('RouterLink', () => {
  it.each(['链接', '按钮'])('navigates without a page load: %s', async (name) => {
    const { user } = await setUp('/news');
    await user.click(screen.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { name: '新闻' })).toBeVisible();
  });

  it('leads to other sites', async () => {
    await setUp('https://example.com/');
    expect(screen.getByRole('link', { name: '链接' })).toHaveAttribute(
      'href',
      'https://example.com/',
    );
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])(
    'shows a link to %s as text',
    async (to) => {
      await setUp(to);
      expect(screen.getByText('链接')).toBeVisible();
      expect(screen.getByText('按钮')).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});
