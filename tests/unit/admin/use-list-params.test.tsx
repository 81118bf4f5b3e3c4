import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { store } from '#src/lib/browser/stored.ts';
import { SessionProvider } from '#src/session/session-provider.tsx';

const DEFAULT_VIEW = { name: '隐藏的', search: 'status=1', isDefault: true };

/** As a content type's route has it. */
const LIST = {
  path: '/list',
  sort: '-publishTime',
  filters: ['categoryId', 'status', 'from'],
};

function renderParams(search: string) {
  const seen: { router?: ReturnType<typeof createMemoryRouter> } = {};
  const wrapper = ({ children }: { children: ReactNode }) => {
    seen.router ??= createMemoryRouter(
      [{ path: '/list', handle: { list: LIST }, element: children }],
      {
        initialEntries: [`/list${search}`],
      },
    );
    return (
      <SessionProvider>
        <RouterProvider router={seen.router} />
      </SessionProvider>
    );
  };
  const { result } = renderHook(() => useListParams(), { wrapper });
  return { params: () => result.current, address: () => seen.router?.state.location.search };
}

describe('useListParams', () => {
  it('B7: reads page, size, sorting, keyword and filters from the address', () => {
    const { params } = renderParams('?page=3&size=50&sort=title&q=苗&categoryId=2');
    expect(params().query).toEqual({
      pageNo: 3,
      pageSize: 50,
      sortField: 'title',
      sortOrder: 'asc',
      keyword: '苗',
      categoryId: '2',
    });
  });

  it('B7: ignores parameters that are not for lists, and filters of other lists', () => {
    const { params } = renderParams('?lng=en&utm_source=mail&gclid=1&city=昆明&status=1');
    expect(params().filters).toEqual({ status: '1' });
    expect(params().query).not.toHaveProperty('utm_source');
    expect(params().search).toBe('status=1');
    expect(renderParams('?lng=en').params().isNarrowed).toBe(false);
  });

  it('B7: keeps several filters that change at once, and returns to the first page', async () => {
    const { params, address } = renderParams('?page=3');
    await act(async () => {
      params().set({ status: '1' });
      params().set({ from: '2026-01-01' });
      params().set({ q: '苗' });
    });
    expect(params().filters).toEqual({ status: '1', from: '2026-01-01' });
    expect(params().q).toBe('苗');
    expect(params().page).toBe(1);
    expect(address()).toBe('?status=1&from=2026-01-01&q=%E8%8B%97');
  });

  it('B7: leaves defaults out of the address', async () => {
    const { params, address } = renderParams('?page=3&size=50&sort=title&q=苗');
    await act(async () => params().set({ q: '', size: 20, sort: '-publishTime' }));
    expect(address()).toBe('');
  });

  describe('with a default view', () => {
    beforeEach(() =>
      store('list  /list', { order: [], hidden: [], density: 'standard', views: [DEFAULT_VIEW] }),
    );

    it('B7: an address without parameters becomes the view', async () => {
      const { params, address } = renderParams('');
      expect(params().filters).toEqual({ status: '1' });
      await act(async () => {});
      expect(address()).toBe('?status=1');
    });

    it('B7: an address with parameters that are not for lists becomes the view too', () => {
      expect(renderParams('?utm_source=mail').params().filters).toEqual({ status: '1' });
    });

    it('B7: cleared filters stay cleared beside a parameter that is not for lists', async () => {
      const { params, address } = renderParams('?q=苗&utm_source=mail');
      await act(async () => params().set({ q: '' }));
      expect(params().filters).toEqual({});
      expect(address()).toBe('?utm_source=mail&view=all');
    });

    it('B7: an address with parameters for lists is followed', () => {
      expect(renderParams('?q=苗').params().filters).toEqual({});
    });

    it('B7: the filters of the view can be cleared', async () => {
      const { params, address } = renderParams('?status=1');
      await act(async () => params().set({ status: '' }));
      expect(params().isNarrowed).toBe(false);
      expect(address()).toBe('?view=all');
      await act(async () => params().set({ q: '苗' }));
      expect(address()).toBe('?q=%E8%8B%97');
    });
  });
});
