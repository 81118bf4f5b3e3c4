import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { DEFAULT_SETTINGS } from '#src/settings/schema.ts';
import { createAppTheme } from '#src/theme/create-app-theme.ts';
import { BareApp } from './bare-app.tsx';

const theme = createAppTheme({
  primaryColor: DEFAULT_SETTINGS.primaryColor,
  contrast: DEFAULT_SETTINGS.contrast,
  fontFamily: DEFAULT_SETTINGS.fontFamily,
  direction: 'ltr',
  locale: 'cn',
});

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <BareApp />
    </ThemeProvider>,
  );
}
