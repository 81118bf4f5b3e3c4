import { screen } from '@testing-library/dom';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { ContentLanguageButton } from '#src/app/layouts/public/language-button.tsx';
import { startI18n } from '#src/i18n/i18n.ts';
import { render } from '#tests/support/render.tsx';

// Hoisted: the modules read it when they are imported.
vi.hoisted(() => {
  vi.resetModules();
  vi.stubEnv('HAS_ENGLISH', '');
});

it('I4: a build with Chinese content alone offers no English frame around it, and readers of that one the way back', async () => {
  await startI18n();
  await i18next.changeLanguage('cn');
  const { unmount } = render(<ContentLanguageButton />);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await i18next.changeLanguage('en');
  render(<ContentLanguageButton />);
  expect(screen.getByRole('button', { name: '中文' })).toBeVisible();
  await i18next.changeLanguage('cn');
});
