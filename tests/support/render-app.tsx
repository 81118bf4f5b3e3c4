import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { toast } from 'sonner';
import { onTestFinished } from 'vitest';
import { absentLists } from '#src/api/client/absent-lists.ts';
import { withQueryClient } from '#src/api/cache/query-client-context.ts';
import { Providers } from '#src/app/app.tsx';
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
  /** The username of the session, for example `admin`; signed out by default. */
  as?: string;
  language?: Language;
  /** Window width in px; 1280 by default. */
  width?: number;
  /** Faults by call, for example `{ 'GET /links/get': '503' }`. @see src/mocks/faults.ts */
  faults?: Record<string, string>;
};

// The pointer check is slow in jsdom; browser tests cover it.
const QUICK = { pointerEventsCheck: PointerEventsCheckLevel.Never };

/**
 * Mounts the whole app at an address with the mock API: real routes, guards, lazy pages and providers.
 * Returns before the page has loaded, so wait for the content with `findBy…`.
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
    absentLists.setState(new Set(), true);
  });

  const user: UserEvent = userEvent.setup(QUICK);
  const view = render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, user, router, queryClient, db: mock.db };
}

/** Initializes i18next in this language, as `main.tsx` does. */
async function startTexts(language: Language): Promise<void> {
  // Without a stored language, i18next would detect English from jsdom.
  localStorage.setItem('i18nextLng', language);
  await startI18n();
  await i18next.changeLanguage(language);
}
