import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { obey } from '#src/mocks/panel/commands.ts';
import { MockPanel } from '#src/mocks/panel/mock-panel.tsx';
import { call } from '#tests/contract/call.ts';
import { mock } from '#tests/support/mock.ts';
import { renderComponent } from '../components/support.tsx';

const ask = (command: string) => obey(mock.db, command);
const statusOf = async (line: string) => (await call(line)).status;

describe('a command to the mock', () => {
  it.each(['401', '403', '404', '409', '422', '429', '500'])(
    'lets the next call fail with %s, and the one after it succeed',
    async (kind) => {
      await ask(`next=${kind}`);
      expect(await statusOf('GET /links/get')).toBe(Number(kind));
      expect(await statusOf('GET /links/get')).toBe(200);
    },
  );

  it('lets the next call have no network', async () => {
    await ask('next=network');
    await expect(call('GET /links/get')).rejects.toThrow('fetch');
  });

  it('lets every call of one name fail, until the failures are taken back', async () => {
    await ask('every=500:GET /links/get');
    expect(await statusOf('GET /news/top3')).toBe(200);
    expect(await statusOf('GET /links/get')).toBe(500);
    expect(await statusOf('GET /links/get')).toBe(500);
    await ask('next=none');
    expect(await statusOf('GET /links/get')).toBe(200);
  });

  it('keeps its latency beside failures, and over a restart', async () => {
    await ask('latency=30');
    await ask('next=404');
    await ask('next=none');
    expect(mock.db.faults.latency()).toBe(30);
    const state = mock.db.dump();
    await ask('reset');
    expect(mock.db.faults.latency()).toBe(0);
    mock.db.load(state);
    expect(mock.db.faults.latency()).toBe(30);
  });

  it('gives lists 10,000 records, also after a restart, and none, and those of the sample', async () => {
    expect(await ask('many')).toBe('reload');
    expect((await call('GET /links/get')).status).toBe(200);
    expect(mock.db.news.all()).toHaveLength(10_000);
    const state = mock.db.dump();
    await ask('empty');
    expect(mock.db.news.all()).toEqual([]);
    expect((await call('GET /links/get')).data).toEqual([]);
    expect(mock.db.users.all()).not.toEqual([]);
    mock.db.load(state);
    expect(mock.db.news.all()).toHaveLength(10_000);
    await ask('reset');
    expect(mock.db.news.all()).toHaveLength(120);
  });

  it('signs in as somebody of another role, and out', async () => {
    expect(await ask('role=editor')).toBe('reload');
    const { token } = JSON.parse(localStorage.getItem('session') ?? '{}');
    const headers = { Authorization: `Bearer ${token}` };
    expect((await call('GET /user/page', { headers })).status).toBe(403);
    await ask('role=visitor');
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('asks for a server in another dialect', async () => {
    expect(await ask('dialect=ruoyi')).toEqual({ dialect: 'ruoyi' });
  });

  it.each(['', 'next=teapot', 'latency=slow', 'role=king', 'dialect=klingon', 'toString'])(
    'is refused where it is unknown: "%s"',
    async (command) => {
      await expect(ask(command)).rejects.toThrow(`The mock does not know "${command}"`);
    },
  );
});

describe('the panel of the mock', () => {
  it('opens at the edge, asks what its buttons say, tells what was done, and closes with Escape', async () => {
    const asked: string[] = [];
    const { user } = await renderComponent(
      <MockPanel
        latency={0}
        dialect="plain"
        onCommand={async (command) => {
          asked.push(command);
          await ask(command);
        }}
      />,
    );
    await user.click(screen.getByRole('button', { name: '模拟接口' }));
    await user.clear(screen.getByLabelText('延迟（毫秒）'));
    await user.type(screen.getByLabelText('延迟（毫秒）'), '20');
    await user.click(screen.getByRole('button', { name: '设置延迟' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('latency=20'));
    await user.selectOptions(screen.getByLabelText('失败类型'), '404');
    await user.selectOptions(screen.getByLabelText('接口'), 'GET /links/get');
    await user.click(screen.getByRole('button', { name: '下一次失败' }));
    await user.click(screen.getByRole('button', { name: '编辑' }));
    expect(asked).toEqual(['latency=20', 'next=404:GET /links/get', 'role=editor']);
    expect(screen.getByRole('button', { name: '默认' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
  });

  it('says what could not be done', async () => {
    const { user } = await renderComponent(
      <MockPanel
        latency={0}
        dialect="plain"
        onCommand={() => Promise.reject(new Error('The server answered 500'))}
      />,
    );
    await user.click(screen.getByRole('button', { name: '模拟接口' }));
    await user.click(screen.getByRole('button', { name: 'jeecg' }));
    expect(await screen.findByText('没有成功：The server answered 500')).toBeVisible();
  });
});
