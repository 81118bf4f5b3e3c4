import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Countdown } from '#src/app/pages/coming-soon/countdown.tsx';
import { timeUntil } from '#src/app/pages/coming-soon/time-until.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

describe('coming soon', () => {
  it('R4: stands without a date, and leads home', async () => {
    await renderApp('/coming-soon');
    expect(await screen.findByRole('heading', { level: 1, name: '即将上线' })).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
  });

  it('R4: counts down to the date it is given', async () => {
    await renderApp('/coming-soon');
    await screen.findByRole('heading', { level: 1, name: '即将上线' });
    const { unmount } = render(<Countdown to={new Date(Date.now() + 90_061_000).toISOString()} />);
    const timer = screen.getByRole('timer', { name: '距离上线还有' });
    expect(timer.textContent).toMatch(/^01天01时01分0[01]秒$/);
    unmount();
    render(<Countdown to="2020-01-01T00:00:00Z" />);
    expect(screen.getByText('已经上线，欢迎访问！')).toBeVisible();
  });

  it('R4: splits what is left into days, hours, minutes and seconds', () => {
    const now = Date.parse('2026-11-20T00:00:00Z');
    const values = (iso: string) => timeUntil(iso, now)?.map(({ value }) => value);
    expect(values('2026-11-20T00:00:01Z')).toEqual([0, 0, 0, 1]);
    expect(values('2027-03-01T09:30:00Z')).toEqual([101, 9, 30, 0]);
    expect(timeUntil('2026-11-20T00:00:00Z', now)).toBeNull();
  });
});

describe('test page', () => {
  const row = (call: string) =>
    screen.findByText(call).then((code) => within(code.closest('li') ?? code));

  it('R6: says what the build is and how it is configured', async () => {
    await renderApp('/test');
    expect(await screen.findByRole('heading', { level: 1, name: '站点自检' })).toBeVisible();
    const fact = (name: string) => screen.getByText(name).nextElementSibling;
    expect(fact('版本')).toHaveTextContent('0.0.0');
    expect(fact('jwtlocal')).toHaveTextContent('使用中');
    expect(fact('jwt')).toHaveTextContent('可用');
    expect(fact('auth0')).toHaveTextContent('未配置');
  });

  it('R6: tries every public call, and again on demand', async () => {
    const { user } = await renderApp('/test', {
      faults: { 'GET /links/get': '403', 'GET /news/top3': 'empty' },
    });
    expect(await (await row('GET /menu/list')).findByText('正常')).toBeVisible();
    const refused = await row('GET /links/get');
    expect(await refused.findByText('403')).toBeVisible();
    expect(await (await row('GET /news/top3')).findByText('失败')).toBeVisible();
    mock.db.faults.clear('GET /links/get');
    await user.click(refused.getByRole('button', { name: '重试 GET /links/get' }));
    expect(await refused.findByText('正常')).toBeVisible();
  });
});
