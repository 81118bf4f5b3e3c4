import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { toast } from 'sonner';
import { onTestFinished } from 'vitest';
import { withQueryClient } from '#src/api/query-client-context.ts';
import { Providers } from '#src/app/providers.tsx';
import { createQueryClient } from '#src/app/query-client.ts';
import { createRoutes, discoverRoutes } from '#src/app/router.tsx';
import { startI18n } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/languages.ts';
import { connectSession } from '#src/session/connect-session.ts';
import { session } from '#src/session/session-store.ts';
import { setWindowWidth } from './jsdom-gaps.ts';
import { mock } from './mock.ts';
import { render } from './render.tsx';

type RenderAppOptions = {
  /** Signed in as this user, `admin` for one. Without it a visitor. */
  as?: string;
  language?: Language;
  /** Of the window, in px; 1280 without it. */
  width?: number;
  /** What goes wrong: `{ 'GET /links/get': '503' }`. @see src/mocks/faults.ts */
  faults?: Record<string, string>;
};

// jsdom takes its time to tell what a pointer would reach: browser tests do.
const QUICK = { pointerEventsCheck: PointerEventsCheckLevel.Never };

/**
 * Mounts the whole app at an address, over the mock: real routes, guards, lazy pages and providers.
 * Returns before the page stands: wait for what you look for (`findBy…`).
 */
export async function renderApp(path: string, options: RenderAppOptions = {}) {
  const { as, language = 'cn', width, faults = {} } = options;
  if (width !== undefined) setWindowWidth(width);
  for (const [call, fault] of Object.entries(faults)) mock.db.faults.set(call, fault);
  await startTexts(language);

  const disconnect = connectSession();
  if (as !== undefined) {
    const token = mock.signIn(as);
    session.start({ token, bearer: token });
  }
  const queryClient = createQueryClient();
  const router = createMemoryRouter(createRoutes(), {
    initialEntries: [path],
    patchRoutesOnNavigation: discoverRoutes,
    getContext: withQueryClient(queryClient),
  });
  onTestFinished(() => {
    router.dispose();
    queryClient.clear();
    // Sonner would show the toasts of this test in the next one.
    toast.dismiss();
    disconnect();
    session.restore();
  });

  const user: UserEvent = userEvent.setup(QUICK);
  const view = render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, user, router, queryClient, db: mock.db };
}

/** What `main.tsx` does before it renders, in this language. */
async function startTexts(language: Language): Promise<void> {
  // As if this person had been here before: jsdom itself speaks English.
  localStorage.setItem('i18nextLng', language);
  await startI18n();
  await i18next.changeLanguage(language);
}
