import { screen } from '@testing-library/react';
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
});
