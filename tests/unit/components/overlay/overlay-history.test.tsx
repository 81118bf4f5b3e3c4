import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useEffect, useState } from 'react';
import {
  createBrowserRouter,
  Link,
  Outlet,
  useBlocker,
  useLocation,
  useSearchParams,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { appTheme } from '#src/app/settings/app-theme.ts';
import { leaveOverlays, overlayHistory, showEntry } from '#src/lib/browser/overlay-history.ts';
import { setWindowWidth } from '#tests/support/jsdom-gaps.ts';

const theme = appTheme({
  primaryColor: 'preset1',
  contrast: 'default',
  direction: 'ltr',
  fontFamily: 'Public Sans Variable',
  locale: 'cn',
  isStill: true,
});

type Page = (props: { isOpen: boolean; open: () => void; close: () => void }) => ReactElement;

/** The site of these tests: `/page` with one overlay, and a page before and after it. */
function Site() {
  const { key } = useLocation();
  useEffect(() => showEntry(key), [key]);
  return <Outlet />;
}

function Holder({ page: ThePage }: { page: Page }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <ThePage isOpen={isOpen} open={() => setOpen(true)} close={() => setOpen(false)} />
    </>
  );
}

function start(page: Page) {
  const router = createBrowserRouter(
    [
      {
        Component: Site,
        children: [
          { path: '/before', element: <h1>before</h1> },
          { path: '/page', element: <Holder page={page} /> },
          { path: '/next', element: <h1>next</h1> },
        ],
      },
    ],
    { instrumentations: [overlayHistory] },
  );
  const view = render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  onTestFinished(async () => {
    view.unmount();
    router.dispose();
    // What was still open goes back to its page's entry.
    await seeDepth(0);
  });
  return router;
}

/** Opens `/page` after `/before`. */
async function visit(page: Page) {
  window.history.pushState(null, '', '/before');
  const router = start(page);
  await router.navigate('/page');
  await screen.findByText('open');
  return router;
}

// Modules and window are those of other files, too.
const listen = vi.spyOn(window, 'addEventListener');
afterAll(() => {
  for (const [type, listener, options] of listen.mock.calls) {
    if (type === 'popstate') window.removeEventListener(type, listener, options);
  }
  listen.mockRestore();
});

const named = (name: string) => ({ slotProps: { paper: { 'aria-label': name } } });
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const depth = () => Number(window.history.state?.overlays ?? 0);
const seeDepth = (wanted: number) => waitFor(() => expect(depth()).toBe(wanted));
const seePath = (path: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));

let whenMoved = () => {};
// Before the mechanism, which tells no later listener.
window.addEventListener('popstate', () => whenMoved(), true);

/** Presses the browser's Back or Forward, and waits until it has moved. */
async function travel(by: -1 | 1): Promise<void> {
  await new Promise<void>((resolve) => {
    whenMoved = resolve;
    window.history.go(by);
  });
}

const DialogPage: Page = ({ isOpen, close }) => (
  <Dialog open={isOpen} onClose={close} {...named('dialog')}>
    <Button onClick={close}>close</Button>
    <Link to="/next">next</Link>
  </Dialog>
);

beforeEach(() => setWindowWidth(390));

describe('what covers the page', () => {
  const body = () => document.body;
  it.each<[string, Page]>([
    ['dialog', DialogPage],
    ['drawer', ({ isOpen, close }) => <Drawer open={isOpen} onClose={close} />],
    [
      'menu',
      ({ isOpen, close }) => (
        <Menu open={isOpen} onClose={close} anchorEl={body}>
          <MenuItem>one</MenuItem>
        </Menu>
      ),
    ],
    [
      'select',
      ({ isOpen, open, close }) => (
        <Select open={isOpen} onOpen={open} onClose={close} value={1} aria-label="select">
          <MenuItem value={1}>one</MenuItem>
        </Select>
      ),
    ],
  ])(
    'Back closes a %s at the same address, Forward brings nothing, and Back leaves',
    async (_what, page) => {
      const router = await visit(page);
      const { key } = router.state.location;
      const heard = vi.fn();
      router.subscribe(heard);
      const isOpen = () => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null;
      await press('open');
      await seeDepth(1);
      expect(isOpen()).toBe(true);
      expect(window.location.pathname).toBe('/page');
      await travel(-1);
      await waitFor(() => expect(isOpen()).toBe(false));
      expect(depth()).toBe(0);
      await travel(1);
      await seeDepth(0);
      expect(isOpen()).toBe(false);
      expect(heard).not.toHaveBeenCalled();
      expect(router.state.location.key).toBe(key);
      await travel(-1);
      expect(await screen.findByRole('heading', { name: 'before' })).toBeVisible();
    },
  );

  it('a menu beside what opens it has no entry on a wide screen, a dialog has', async () => {
    setWindowWidth(1280);
    await visit(({ isOpen, close }) => (
      <>
        <Menu open={isOpen} onClose={close} anchorEl={body}>
          <MenuItem>one</MenuItem>
        </Menu>
        <Dialog open={isOpen} onClose={close} />
      </>
    ));
    await press('open');
    await seeDepth(1);
    await travel(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('its button and Escape take its entry away, and the page stays', async () => {
    const router = await visit(DialogPage);
    const { key } = router.state.location;
    await press('open');
    await seeDepth(1);
    await press('close');
    await seeDepth(0);
    await press('open');
    await seeDepth(1);
    await user.keyboard('{Escape}');
    await seeDepth(0);
    expect(router.state.location.key).toBe(key);
    await travel(-1);
    expect(await screen.findByRole('heading', { name: 'before' })).toBeVisible();
  });

  it('one upon the other closes first', async () => {
    await visit(function Nested({ isOpen, close }) {
      const [isAsking, setAsking] = useState(false);
      return (
        <Dialog open={isOpen} onClose={close} {...named('dialog')}>
          <Button onClick={() => setAsking(true)}>ask</Button>
          <Dialog open={isAsking} onClose={() => setAsking(false)} {...named('question')} />
        </Dialog>
      );
    });
    await press('open');
    await press('ask');
    await seeDepth(2);
    await travel(-1);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'question' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'dialog' })).toBeVisible();
    await travel(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/page');
  });

  it('one that opens as another closes takes its entry over', async () => {
    await visit(function Swap({ isOpen, close }) {
      const [isSecond, setSecond] = useState(false);
      return (
        <>
          <Dialog open={isOpen} onClose={close}>
            <Button
              onClick={() => {
                close();
                setSecond(true);
              }}
            >
              swap
            </Button>
          </Dialog>
          <Dialog open={isSecond} onClose={() => setSecond(false)} {...named('second')} />
        </>
      );
    });
    await press('open');
    await seeDepth(1);
    const go = vi.spyOn(window.history, 'go');
    await press('swap');
    await screen.findByRole('dialog', { name: 'second' });
    expect(go).not.toHaveBeenCalled();
    expect(depth()).toBe(1);
    await travel(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a navigation while something is open', () => {
  it('a link leads to its page, and Back from there to the page', async () => {
    await visit(DialogPage);
    const before = window.history.length;
    await press('open');
    await seeDepth(1);
    await user.click(screen.getByRole('link', { name: 'next' }));
    expect(await screen.findByRole('heading', { name: 'next' })).toBeVisible();
    expect(window.history.length).toBe(before + 1);
    await travel(-1);
    await screen.findByText('open');
    expect(depth()).toBe(0);
    await travel(-1);
    expect(await screen.findByRole('heading', { name: 'before' })).toBeVisible();
  });

  it('what stays open over a changed address has an entry above that address', async () => {
    await visit(function Filters({ isOpen, close }) {
      const [, setSearch] = useSearchParams();
      return (
        <Drawer open={isOpen} onClose={close}>
          <Button onClick={() => setSearch({ a: '1' })}>add</Button>
          <Button onClick={() => setSearch({ a: '2' }, { replace: true })}>replace</Button>
        </Drawer>
      );
    });
    await press('open');
    await seeDepth(1);
    await press('add');
    await seePath('/page?a=1');
    await seeDepth(1);
    await press('replace');
    await seePath('/page?a=2');
    await seeDepth(1);
    await travel(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('?a=2');
    await travel(-1);
    await seePath('/page');
    await travel(-1);
    expect(await screen.findByRole('heading', { name: 'before' })).toBeVisible();
  });
});

describe('what does not close at once', () => {
  it('one that refuses is asked once: Back twice leaves', async () => {
    await visit(({ isOpen }) => <Dialog open={isOpen} onClose={() => {}} />);
    await press('open');
    await seeDepth(1);
    await travel(-1);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(depth()).toBe(0);
    await travel(-1);
    expect(await screen.findByRole('heading', { name: 'before' })).toBeVisible();
  });

  it('one that nobody can close has no entry, and keeps what is below it', async () => {
    await visit(function Covered({ isOpen, close }) {
      const [isCovered, setCovered] = useState(false);
      return (
        <Dialog open={isOpen} onClose={close} {...named('below')}>
          <Button onClick={() => setCovered(true)}>cover</Button>
          <Dialog open={isCovered} {...named('above')} />
        </Dialog>
      );
    });
    await press('open');
    await seeDepth(1);
    await press('cover');
    await screen.findByRole('dialog', { name: 'above' });
    await travel(-1);
    expect(screen.getByRole('dialog', { name: 'above' })).toBeVisible();
    expect(document.querySelector('[aria-label=below]')).toBeInTheDocument();
    await travel(-1);
    expect(await screen.findByRole('heading', { name: 'before' })).toBeVisible();
  });

  it('one that asks first asks again after "stay"', async () => {
    await visit(function Guarded({ isOpen }) {
      const [isAsking, setAsking] = useState(false);
      return (
        <Dialog open={isOpen} onClose={() => setAsking(true)} {...named('form')}>
          <Dialog open={isAsking} onClose={() => setAsking(false)} {...named('question')} />
        </Dialog>
      );
    });
    await press('open');
    await seeDepth(1);
    for (let time = 1; time <= 2; time += 1) {
      await travel(-1);
      await screen.findByRole('dialog', { name: 'question' });
      await seeDepth(2);
      await travel(-1);
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'question' })).toBeNull());
      await seeDepth(1);
    }
  });
});

describe('a page that asks before it is left', () => {
  const Guarded: Page = () => {
    const blocker = useBlocker(true);
    return (
      <>
        <Link to="/next">next</Link>
        <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()}>
          <Button onClick={() => void leaveOverlays(() => blocker.proceed?.())}>leave</Button>
        </Dialog>
      </>
    );
  };

  it.each([
    ['Back', () => travel(-1), 'before'],
    ['a link', () => user.click(screen.getByRole('link', { name: 'next' })), 'next'],
  ])('after %s, Back closes the question, and "leave" leads on', async (_what, go, page) => {
    await visit(Guarded);
    await go();
    await screen.findByRole('dialog');
    await seeDepth(1);
    await travel(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seePath('/page');
    await go();
    await screen.findByRole('dialog');
    await seeDepth(1);
    await press('leave');
    expect(await screen.findByRole('heading', { name: page })).toBeVisible();
    await seePath(`/${page}`);
    expect(depth()).toBe(0);
  });
});

describe('a page that is loaded again', () => {
  it('stands at its own entry', async () => {
    window.history.pushState({ key: 'a', idx: 0 }, '', '/page');
    window.history.pushState({ key: 'a', idx: 0, overlays: 1 }, '', '/page');
    const router = start(DialogPage);
    await seeDepth(0);
    expect(router.state.location.key).toBe('a');
    expect(await screen.findByText('open')).toBeVisible();
  });
});
