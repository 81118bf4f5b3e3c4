import { enUS, zhCN } from '@mui/material/locale';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import type { ReactNode } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { Language } from '#src/i18n/languages.ts';

const THEMES = { cn: withTexts(zhCN), en: withTexts(enUS) } satisfies Record<Language, unknown>;

/**
 * Sets the built-in texts of MUI's components to the current language. Only for the back office: the public site does
 * not show these texts, and MUI's Chinese module creates a number format when it is imported, which takes 28 ms on a
 * fast computer.
 */
export function MuiTexts({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  return <ThemeProvider theme={THEMES[language]}>{children}</ThemeProvider>;
}

// The English texts are in the components themselves: `enUS` is empty.
function withTexts({ components }: Partial<typeof zhCN>): (theme: Theme) => Theme {
  return (theme) => ({ ...theme, components: deepmerge({ ...components }, theme.components) });
}
