import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { startI18n } from '#src/i18n/i18n.ts';
import { createAppTheme } from '#src/theme/create-app-theme.ts';

const theme = createAppTheme({
  primaryColor: 'preset1',
  contrast: 'default',
  direction: 'ltr',
  fontFamily: 'Public Sans Variable',
  locale: 'cn',
});

type RenderSettings = {
  /** Strict mode mounts twice, which moves the focus away from where a dialog put it. */
  mountOnce?: boolean;
};

/** Mounts one component in the app's theme, with the back office's texts in Chinese. */
export async function renderComponent(ui: ReactNode, { mountOnce = false }: RenderSettings = {}) {
  await startI18n();
  if (i18next.language !== 'cn') await i18next.changeLanguage('cn');
  await i18next.loadNamespaces(['components', 'crud', 'navdata']);
  const client = new QueryClient();
  const wrap = (children: ReactNode) => (
    <QueryClientProvider client={client}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </QueryClientProvider>
  );
  const user = userEvent.setup();
  const view: RenderResult = render(wrap(ui), { reactStrictMode: !mountOnce });
  return { user, ...view, rerender: (next: ReactNode) => view.rerender(wrap(next)) };
}

/** An upload whose end the test decides. */
export function createUpload() {
  const calls: {
    file: File;
    onProgress: (part: number) => void;
    signal: AbortSignal;
    succeed: (address: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const upload = (
    file: File,
    options: { onProgress: (part: number) => void; signal: AbortSignal },
  ) =>
    new Promise<string>((succeed, fail) => {
      calls.push({ file, ...options, succeed, fail });
    });
  return { upload, calls };
}
