import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { renderApp } from '#tests/support/render-app.tsx';

it('the footer leads to the accessibility statement, which says what is reached and whom to tell', async () => {
  const { user } = await renderApp('/privacy');
  const footer = within(await screen.findByRole('contentinfo'));
  await user.click(await footer.findByRole('link', { name: '无障碍声明' }));
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('heading', { level: 1, name: '无障碍声明' })).toBeVisible();
  expect(main.getByText(/WCAG）2\.2 的 A 级和 AA 级/)).toBeVisible();
  expect(main.getByRole('heading', { name: '还不能保证的' })).toBeVisible();
  expect(await main.findByRole('link', { name: '400-000-0808' })).toHaveAttribute(
    'href',
    'tel:4000000808',
  );
  const mail = main.getByRole('link', { name: 'contact@qinghe.example.com' });
  expect(mail.getAttribute('href')).toMatch(/^mailto:contact@qinghe\.example\.com\?subject=/);
  await expectNoAxeViolations();
});

it('the accessibility statement stands without the company’s data', async () => {
  await renderApp('/accessibility', { faults: { 'GET /contract/get': '500' }, language: 'en' });
  const main = within(await screen.findByRole('main'));
  expect(
    await main.findByRole('heading', { level: 1, name: 'Accessibility statement' }),
  ).toBeVisible();
  expect(main.getByRole('link', { name: 'All contact details' })).toHaveAttribute(
    'href',
    '/aboutus#contact',
  );
});
