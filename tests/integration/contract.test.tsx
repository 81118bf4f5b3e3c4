import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { READS } from '#tools/api-check/calls.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const rowOf = (call: string) =>
  screen.findByText(call).then((code) => within(code.closest('li') ?? code));
const seeSummary = async (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(/^相符 \d+ 个/)).toHaveTextContent(text));
const VISITORS = READS.filter(({ access }) => access === 'visitor').length;

const written = () => mock.db.requests.of().filter(({ call }) => !call.startsWith('GET '));

describe('contract page', () => {
  it('R6: every reading call fits what the mock answers', async () => {
    await renderApp('/test', { as: 'admin' });
    await seeSummary(`相符 ${READS.length} 个，不符 0 个，未调用 0 个`);
    const row = await rowOf('GET /news/page');
    expect(row.getByText('相符')).toBeVisible();
    expect(row.getByText('200')).toBeVisible();
    expect(row.getByText(/^\d+ 毫秒$/)).toBeVisible();
    expect(row.getByText('20 条记录')).toBeVisible();
    expect(written()).toEqual([]);
  });

  it('R6: a visitor reads which calls need a session, with a link to the sign-in', async () => {
    const { user, router } = await renderApp('/test');
    await seeSummary(`相符 ${VISITORS} 个，不符 0 个`);
    expect((await rowOf('GET /user/page')).getByText('需要登录')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '去登录' }));
    await waitFor(() => expect(router.state.location.search).toBe('?returnTo=%2Ftest'));
  });

  it('R6: says where and how an answer differs, and tries again on demand', async () => {
    const expected: Record<string, [fault: string, text: string]> = {
      'GET /scroller/get': ['404', '位置 status应为 2xx实际 404'],
      'GET /notice/get': ['html', '位置 body应为 JSON实际 <!doctype html>'],
      'GET /news/top3': ['malformed', '位置 body应为 JSON实际 {"success"'],
      'GET /product-category/list': ['reject', '位置 success应为 true实际 false'],
      'GET /news-category/list': ['shape', '位置 data应为 []实际 {"unexpected":true}'],
      'GET /develop/page': ['bad-row', '位置 data.list[0].id应为 (string | number)实际 undefined'],
      'GET /honor/page': ['list=bare', ''],
      'GET /job/page': ['drop', '位置 answer应为 2xx实际 '],
    };
    const faults = Object.entries(expected).map(([call, [fault]]) => [call, fault] as const);
    const { user } = await renderApp('/test', { faults: Object.fromEntries(faults) });
    await seeSummary(/不符 7 个/);
    for (const [call, [, text]] of Object.entries(expected)) {
      const [problem] = (await rowOf(call)).queryAllByRole('listitem');
      expect(problem?.textContent ?? '', call).toContain(text);
    }
    // Its list is empty.
    expect((await rowOf('GET /job/get')).getByText('没有可用的记录')).toBeVisible();

    mock.db.faults.clear();
    const row = await rowOf('GET /notice/get');
    await user.click(row.getByRole('button', { name: '重试 GET /notice/get' }));
    expect(await row.findByText('相符')).toBeVisible();
    await seeSummary(/不符 6 个/);
  });

  it('R6: names unknown fields, counts a mistake that every row has, and copies all of it', async () => {
    for (const link of mock.db.links.all()) {
      mock.db.links.replace(Object.assign({}, link, { weight: 1, sort: 'x' }));
    }
    const { user } = await renderApp('/test', { as: 'admin' });
    const row = await rowOf('GET /links/get');
    expect(await row.findByText('不符')).toBeVisible();
    expect(row.getByText('data[].weight')).toBeVisible();
    expect(row.getByText(`共 ${mock.db.links.all().length} 处`)).toBeVisible();
    await seeSummary(/不符 2 个/);

    await user.click(screen.getByRole('switch', { name: '只看不符的' }));
    expect(screen.queryByText('GET /news/page')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '复制报告' }));
    const report = await navigator.clipboard.readText();
    expect(report).toContain('data[].weight');
    expect(report).toMatch(/data\[0\]\.sort: .+ ← .+\n/);
  });
});
