import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionProvider } from '#src/session/session-provider.tsx';
import { AppThemeProvider } from './settings/theme-provider.tsx';
import { Toaster } from './toaster.tsx';

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
