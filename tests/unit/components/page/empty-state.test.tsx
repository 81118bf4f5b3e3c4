import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { renderComponent } from '../support.tsx';

describe('EmptyState', () => {
  it('B1: says what is missing, and offers the next step', async () => {
    await renderComponent(
      <EmptyState
        illustration={<EmptyIllustration />}
        title="还没有友情链接"
        description="新建后会显示在页脚。"
        action={<button>新建</button>}
      />,
    );
    expect(screen.getByText('还没有友情链接')).toBeVisible();
    expect(screen.getByText('新建后会显示在页脚。')).toBeVisible();
    expect(screen.getByRole('button', { name: '新建' })).toBeVisible();
    // The words say it; the drawing is for the eye.
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each(['main', 'dialog'])(
    'B1: when its button makes it go, the focus stays in the %s around it',
    async (role) => {
      function Page() {
        const Around = role === 'main' ? 'main' : 'div';
        const [isGone, setGone] = useState(false);
        return (
          <Around tabIndex={-1} {...(role === 'dialog' && { role, 'aria-label': '产品' })}>
            {isGone ? (
              <p>正在加载</p>
            ) : (
              <EmptyState
                title="没有加载出来"
                action={<button onClick={() => setGone(true)}>重试</button>}
              />
            )}
          </Around>
        );
      }
      const { user } = await renderComponent(<Page />);
      await user.tab();
      await user.keyboard('{Enter}');
      expect(await screen.findByText('正在加载')).toBeVisible();
      expect(screen.getByRole(role)).toHaveFocus();
    },
  );
});
