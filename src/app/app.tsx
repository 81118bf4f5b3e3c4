import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SessionProvider } from '#src/session/session-provider.tsx';
import { AppThemeProvider } from './settings/theme-provider.tsx';
import { Toaster } from './toaster.tsx';

type AppProps = { router: DataRouter; queryClient: QueryClient };

/** The browser and the prerenderer share this component, because hydration needs identical trees. */
export function App({ router, queryClient }: AppProps) {
  return (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}

type ProvidersProps = { queryClient: QueryClient; children: ReactNode };

/** The context providers of every page; tests use them too. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <AppThemeProvider>
          {children}
          <Toaster />
        </AppThemeProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
