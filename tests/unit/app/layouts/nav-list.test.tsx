import AddIcon from '@mui/icons-material/Add';
import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NavList } from '#src/app/layouts/backstage/nav/nav-list.tsx';
import type { SideMenuGroup } from '#src/app/navigation/menu-item.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { renderComponent } from '../../components/support.tsx';

const GROUPS: SideMenuGroup[] = [
  {
    title: 'navdata:group.site',
    items: [
      {
        path: '/links',
        title: 'navdata:friendlyLink',
        icon: AddIcon,
        caption: 'navdata:newOf.friendlyLink',
        info: 'navdata:new',
      },
      { path: '/honor', title: 'navdata:honor', icon: AddIcon, disabled: true },
      {
        path: '/photos',
        title: 'navdata:photoManagement',
        icon: AddIcon,
        disabled: true,
        children: [{ path: '/photos/upload', title: 'navdata:photoUpload' }],
      },
    ],
  },
];

async function setUp() {
  await startI18n();
  await i18next.loadNamespaces('navdata');
  const router = createMemoryRouter([
    { path: '*', element: <NavList groups={GROUPS} current="/links" /> },
  ]);
  return renderComponent(<RouterProvider router={router} />);
}

describe('NavList', () => {
  it('N1: shows an item’s caption and info', async () => {
    await setUp();
    const link = screen.getByRole('link', { name: '友情链接 新建友情链接 新建' });
    expect(link).toHaveAttribute('href', '/links');
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it('N1: a disabled item is shown as disabled, without a link', async () => {
    const { user } = await setUp();
    const link = screen.getByRole('link', { name: '荣誉资质' });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(link).not.toHaveFocus();
  });

  it('N1: a disabled branch is seen, says so and does not unfold', async () => {
    await setUp();
    const branch = screen.getByRole('link', { name: '图片库' });
    expect(branch).toHaveAttribute('aria-disabled', 'true');
    expect(branch).not.toHaveAttribute('href');
    expect(branch).not.toHaveAttribute('aria-expanded');
  });
});
