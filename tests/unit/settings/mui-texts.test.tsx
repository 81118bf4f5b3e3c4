import { useTheme } from '@mui/material/styles';
import i18next from 'i18next';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { MuiTexts } from '#src/app/settings/mui-texts.tsx';
import { AppThemeProvider } from '#src/app/settings/theme-provider.tsx';
import { startI18n } from '#src/i18n/i18n.ts';

function PaginationName() {
  const { MuiPagination } = useTheme().components ?? {};
  return (
    <p>
      {MuiPagination?.defaultProps?.['aria-label']} {MuiPagination?.defaultProps?.shape}
    </p>
  );
}

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('cn');
});

it("I5: MUI's own components speak the chosen language, and keep their look", () => {
  render(
    <AppThemeProvider>
      <MuiTexts>
        <PaginationName />
      </MuiTexts>
    </AppThemeProvider>,
  );
  expect(screen.getByText('分页导航 rounded')).toBeVisible();
});
