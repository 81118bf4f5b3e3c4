import Box from '@mui/material/Box';
import TablePagination from '@mui/material/TablePagination';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsButton } from '#src/app/settings/settings-button.tsx';
import { SettingsDrawerHost } from '#src/app/settings/settings-drawer-host.tsx';
import { MuiTexts } from '#src/app/settings/mui-texts.tsx';
import { AppThemeProvider } from '#src/app/settings/theme-provider.tsx';
import { Toaster } from '#src/app/toaster.tsx';
import { startI18n } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/namespaces.ts';
import { DEFAULT_SETTINGS } from '#src/settings/schema.ts';
import { resetAll, settingsStore } from '#src/settings/store.ts';
import { render } from '#tests/support/render.tsx';

const page = document.documentElement;

function show(path: string) {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppThemeProvider>
        <SettingsButton />
        <Box data-testid="probe" sx={{ paddingLeft: '7px' }} />
        <MuiTexts>
          <TablePagination
            component="div"
            count={120}
            page={0}
            rowsPerPage={10}
            onPageChange={() => {}}
          />
        </MuiTexts>
        <SettingsDrawerHost />
        <Toaster />
      </AppThemeProvider>
    </MemoryRouter>,
  );
  return user;
}

async function open(language: 'cn' | 'en' = 'en', path = '/backstage') {
  await i18next.changeLanguage(language);
  const user = show(path);
  await user.click(screen.getByRole('button', { name: language === 'en' ? 'Settings' : '设置' }));
  const drawer = await screen.findByRole('dialog');
  return { user, drawer: within(drawer) };
}

const kept = (): unknown => JSON.parse(localStorage.getItem('app-settings') ?? 'null');
const hasDot = (button: HTMLElement) =>
  button.querySelector('.MuiBadge-dot:not(.MuiBadge-invisible)') !== null;

// Whether an element is hidden from everybody is costly to find out, and plays no part here.
configure({ defaultHidden: true });
beforeAll(startI18n);

beforeEach(async () => {
  await loadTexts('en', ['common', 'components', 'frame-components']);
  resetAll();
  localStorage.clear();
});

describe('the settings drawer', () => {
  it('P10, S1: opens on demand, titled Settings, with its buttons', async () => {
    const { drawer } = await open();
    expect(drawer.getByRole('heading', { name: 'Settings' })).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Settings');
    expect(drawer.getByRole('button', { name: 'Reset all' })).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  it.each(['{Escape}', 'Close'])('S1: %s closes it and gives the focus back', async (way) => {
    const { user, drawer } = await open();
    if (way === 'Close') await user.click(drawer.getByRole('button', { name: way }));
    else await user.keyboard(way);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus();
  });

  it('S1: shows the page on the whole screen and back', async () => {
    const state: { element: Element | null } = { element: null };
    const become = async (element: Element | null) => {
      state.element = element;
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    Object.defineProperties(document, {
      fullscreenEnabled: { value: true, configurable: true },
      fullscreenElement: { get: () => state.element, configurable: true },
      exitFullscreen: { value: () => become(null), configurable: true },
    });
    Object.assign(page, { requestFullscreen: () => become(page) });
    const { user, drawer } = await open();
    await user.click(drawer.getByRole('button', { name: 'Full Screen' }));
    expect(state.element).toBe(page);
    await user.click(drawer.getByRole('button', { name: 'Exit' }));
    expect(state.element).toBeNull();
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  });

  it('S1: has no full-screen button where the browser has no full screen', async () => {
    const { drawer } = await open();
    expect(drawer.queryByRole('button', { name: 'Full Screen' })).toBeNull();
  });

  it('S2, S8: dark mode turns the page dark and is kept under its own key', async () => {
    const { user, drawer } = await open();
    expect(page.dataset.colorScheme).toBe('light');
    await user.click(drawer.getByRole('switch', { name: 'Dark mode' }));
    expect(page.dataset.colorScheme).toBe('dark');
    expect(localStorage.getItem('theme-mode')).toBe('dark');
    expect(kept()).toMatchObject({ colorScheme: 'dark' });
    await user.click(drawer.getByRole('switch', { name: 'Dark mode' }));
    expect(page.dataset.colorScheme).toBe('light');
  });

  it('S8: the mode can follow the system', async () => {
    const { user, drawer } = await open();
    await user.click(drawer.getByRole('switch', { name: 'Dark mode' }));
    const follow = drawer.getByRole('button', { name: "Follow the system's light or dark" });
    await user.click(follow);
    expect(follow).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('theme-mode')).toBe('system');
    expect(page.dataset.colorScheme).toBe('light');
    await user.click(follow);
    expect(localStorage.getItem('theme-mode')).toBe('light');
  });

  it('S2: contrast and compact are kept', async () => {
    const { user, drawer } = await open();
    expect(drawer.getByRole('switch', { name: 'Compact' })).toBeChecked();
    await user.click(drawer.getByRole('switch', { name: 'Contrast' }));
    await user.click(drawer.getByRole('switch', { name: 'Compact' }));
    expect(kept()).toMatchObject({ contrast: 'hight', compactLayout: false });
  });

  it('the easy reading mode is one switch: large text and high contrast, and back to what was chosen', async () => {
    const { user, drawer } = await open('en', '/home');
    const easy = drawer.getByRole('switch', { name: 'Easy reading' });
    expect(easy).toHaveAccessibleDescription('Large text, high contrast, large buttons, no motion');
    const divider = () => getComputedStyle(page).getPropertyValue('--mui-palette-control');
    const usual = divider();
    await user.click(easy);
    expect(page).toHaveAttribute('data-easy-reading');
    expect(page.style.fontSize).toBe('125%');
    expect(divider()).not.toBe(usual);
    expect(kept()).toMatchObject({ easyReading: true, contrast: 'default', fontSize: 16 });
    await user.click(drawer.getByLabelText('Reset Appearance'));
    expect(page).not.toHaveAttribute('data-easy-reading');
    expect(page.style.fontSize).toBe('');
    expect(divider()).toBe(usual);
  });

  const readOutline = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);

  it('S1: in the back office the sections stand in the order of the specification', async () => {
    const { drawer } = await open();
    expect(readOutline()).toEqual([
      'H2 Settings',
      'H3 Appearance',
      'H3 Nav',
      'H4 Layout',
      'H4 Color',
      'H4 Width',
      'H3 Presets',
      'H3 Font',
      'H4 Family',
      'H4 Size',
      'H3 Colour filter',
    ]);
    const appearance = within(drawer.getByRole('region', { name: 'Appearance' }));
    expect(appearance.getByRole('switch', { name: 'Compact' })).toBeEnabled();
  });

  it.each(['/home', '/auth/jwt-local/sign-in', '/error/404'])(
    'S1, S2, S3: on %s what acts in the back office only stands last, under its own heading',
    async (path) => {
      const { drawer } = await open('en', path);
      expect(readOutline()).toEqual([
        'H2 Settings',
        'H3 Appearance',
        'H3 Font',
        'H4 Size',
        'H4 Family',
        'H3 Text direction',
        'H3 Colour filter',
        'H3 Back office',
        'H4 Presets',
        'H4 Nav',
        'H5 Layout',
        'H5 Color',
        'H5 Width',
      ]);
      expect(drawer.getAllByRole('switch')).toHaveLength(6);
      const backOffice = within(drawer.getByRole('region', { name: 'Back office' }));
      expect(backOffice.getByRole('switch', { name: 'Compact' })).toBeEnabled();
      expect(backOffice.getAllByRole('button', { name: /^Dashboard only/ })).toHaveLength(2);
      expect(backOffice.getByRole('button', { name: 'Copy settings' })).toBeVisible();
    },
  );

  it.each([
    ['switch', 'Compact'],
    ['radio', 'Mini'],
    ['radio', 'Apparent'],
    ['radio', 'Amber'],
  ])(
    'S7: outside the back office its group resets the %s %s, and carries the dot',
    async (role, name) => {
      const { user, drawer } = await open('en', '/home');
      const input = drawer.getByRole(role, { name });
      const resetButton = drawer.getByRole('button', { name: 'Reset all' });
      const was = settingsStore.getState();
      await user.click(input);
      expect(settingsStore.getState()).not.toEqual(was);
      expect(hasDot(resetButton)).toBe(true);
      expect(drawer.queryByLabelText('Reset Appearance')).toBeNull();
      await user.click(drawer.getByLabelText('Reset Back office'));
      expect(settingsStore.getState()).toEqual(was);
      expect(hasDot(resetButton)).toBe(false);
      expect(drawer.queryByLabelText(/^Reset (Back office|Layout|Color|Presets)$/)).toBeNull();
    },
  );

  it('S2, S3: explains what holds in the back office only', async () => {
    const { user, drawer } = await open();
    const tip = 'Dashboard only and available at large resolutions > 1600px (xl)';
    await user.hover(drawer.getByRole('button', { name: tip }));
    expect(await screen.findByRole('tooltip', { name: tip })).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Dashboard only' })).toBeVisible();
  });

  it('S9: right to left mirrors the page, and can be switched back', async () => {
    const { user, drawer } = await open();
    const probe = screen.getByTestId('probe');
    expect(probe).toHaveStyle({ paddingLeft: '7px' });
    await user.click(drawer.getByRole('switch', { name: 'Right to left' }));
    await waitFor(() => expect(page).toHaveAttribute('dir', 'rtl'));
    expect(probe).toHaveStyle({ paddingRight: '7px', paddingLeft: '' });
    expect(kept()).toMatchObject({ direction: 'rtl' });
    await user.click(drawer.getByRole('switch', { name: 'Right to left' }));
    expect(page).toHaveAttribute('dir', 'ltr');
    expect(probe).toHaveStyle({ paddingLeft: '7px' });
  });

  it('S3: layout and colour of the menu are chosen by arrow keys', async () => {
    const { user, drawer } = await open();
    const layout = within(drawer.getByRole('radiogroup', { name: 'Layout' }));
    layout.getByRole('radio', { name: 'Vertical' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(layout.getByRole('radio', { name: 'Horizontal' })).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(layout.getByRole('radio', { name: 'Mini' })).toBeChecked();
    await user.click(drawer.getByRole('radio', { name: 'Apparent' }));
    expect(kept()).toMatchObject({ navLayout: 'mini', navColor: 'apparent' });
  });

  it('S4: six presets, each with a name', async () => {
    const { user, drawer } = await open();
    const presets = within(drawer.getByRole('radiogroup', { name: 'Presets' }));
    expect(presets.getAllByRole('radio')).toHaveLength(6);
    expect(presets.getByRole('radio', { name: 'Sky' })).toBeChecked();
    await user.click(presets.getByRole('radio', { name: 'Amber' }));
    expect(settingsStore.getState().primaryColor).toBe('preset4');
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    expect(rules.map(({ cssText }) => cssText).join('')).toMatch(
      /--mui-palette-primary-main: ?#FDA92D/,
    );
  });

  it('takes a colour of one’s own, from the field or the picker, and says what is none', async () => {
    const { user, drawer } = await open();
    const field = drawer.getByRole('textbox', { name: 'Own colour' });
    await user.type(field, 'green{Enter}');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^Enter a colour code/);
    expect(settingsStore.getState().primaryColor).toBe('preset1');
    const presets = within(drawer.getByRole('radiogroup', { name: 'Presets' }));
    await user.click(presets.getByRole('radio', { name: 'Amber' }));
    expect(field).toHaveValue('');
    expect(field).toBeValid();
    await user.type(field, '＃c2410c{Enter}');
    await waitFor(() => expect(kept()).toMatchObject({ primaryColor: { main: '#C2410C' } }));
    expect(field).toHaveValue('#C2410C');
    expect(presets.queryByRole('radio', { checked: true })).toBeNull();
    const main = () => getComputedStyle(page).getPropertyValue('--mui-palette-primary-main');
    expect(main()).toBe('#C2410C');
    fireEvent.change(drawer.getByLabelText('Pick a colour'), { target: { value: '#00695c' } });
    await waitFor(() => expect(main()).toBe('#00695C'));
    await user.click(drawer.getByLabelText('Reset Presets'));
    expect(field).toHaveValue('');
    expect(presets.getByRole('radio', { name: 'Sky' })).toBeChecked();
  });

  it('shows the page in grey or with other hues', async () => {
    const { user, drawer } = await open();
    await user.click(drawer.getByRole('radio', { name: 'Grey' }));
    expect(page.dataset.filter).toBe('grey');
    await user.click(drawer.getByRole('radio', { name: 'Colour-weak' }));
    expect(page.dataset.filter).toBe('weak');
    expect(kept()).toMatchObject({ colorFilter: 'weak' });
  });

  it('hands all settings and the mode on as a text, and takes them back with undo', async () => {
    const { user, drawer } = await open();
    await user.type(drawer.getByRole('textbox', { name: 'Own colour' }), '#C2410C{Enter}');
    await waitFor(() => expect(kept()).toMatchObject({ primaryColor: { main: '#C2410C' } }));
    await user.click(drawer.getByRole('switch', { name: 'Dark mode' }));
    await user.click(drawer.getByRole('radio', { name: 'Mini' }));
    const chosen = settingsStore.getState();
    await user.click(drawer.getByRole('button', { name: 'Copy settings' }));
    expect(await screen.findByText('Settings copied')).toBeVisible();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('"primaryColor": "#C2410C"');

    await user.click(drawer.getByRole('button', { name: 'Reset all' }));
    await user.click(drawer.getByRole('button', { name: 'Paste settings' }));
    const field = drawer.getByRole('textbox', { name: 'Settings as text' });
    expect(field).toHaveFocus();
    await user.paste();
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Settings applied')).toBeVisible();
    expect(settingsStore.getState()).toEqual(chosen);
    expect(page.dataset.colorScheme).toBe('dark');
    expect(field).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(settingsStore.getState()).toEqual(DEFAULT_SETTINGS);
    expect(page.dataset.colorScheme).toBe('light');
  });

  it.each([
    ['hello', /This is not a settings text/],
    ['[1]', /This is not a settings text/],
    ['{"size": 3}', /This is not a settings text/],
    ['{"fontSize": 18, "navWidth": 900}', /“navWidth” is not valid/],
    ['{"mode": "dim", "fontSize": 18}', /“mode” is not valid/],
    ['{"primaryColor": "pink"}', /“primaryColor” is not valid/],
  ])('says what is wrong with the pasted text %s, and changes nothing', async (text, message) => {
    const { user, drawer } = await open();
    await user.click(drawer.getByRole('button', { name: 'Paste settings' }));
    await user.paste(text);
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    const field = drawer.getByRole('textbox', { name: 'Settings as text' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(settingsStore.getState()).toEqual(DEFAULT_SETTINGS);
  });

  it('applies a part of the settings, and ignores keys that it does not know', async () => {
    const { user, drawer } = await open();
    await user.click(drawer.getByRole('radio', { name: 'Mini' }));
    await user.click(drawer.getByRole('button', { name: 'Paste settings' }));
    await user.paste('{"fontSize": 18, "colour": "red", "version": "9.9.9"}');
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Settings applied');
    expect(settingsStore.getState()).toEqual({
      ...DEFAULT_SETTINGS,
      navLayout: 'mini',
      fontSize: 18,
    });
  });

  it('S5: the slider goes from 12 to 20 px in steps of 1, and the page follows', async () => {
    const { user, drawer } = await open();
    const slider = drawer.getByRole('slider', { name: 'Size' });
    expect(slider).toHaveAttribute('aria-valuetext', '16px');
    slider.focus();
    await user.keyboard('{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuetext', '17px');
    await user.keyboard('{End}');
    expect(slider).toHaveAttribute('aria-valuetext', '20px');
    expect(page.style.fontSize).toBe('125%');
    await user.keyboard('{Home}');
    expect(slider).toHaveAttribute('aria-valuetext', '12px');
    expect(kept()).toMatchObject({ fontSize: 12 });
  });

  it('S5: offers four families', async () => {
    const { user, drawer } = await open();
    const families = within(drawer.getByRole('radiogroup', { name: 'Family' }));
    expect(families.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'Public Sans Variable',
      'Inter Variable',
      'DM Sans Variable',
      'Nunito Sans Variable',
    ]);
    await user.click(families.getByRole('radio', { name: 'DM Sans' }));
    expect(getComputedStyle(document.body).fontFamily).toMatch(/^"?DM Sans Variable/);
  });

  it.each([
    ['Appearance', 'switch', 'Contrast'],
    ['Appearance', 'switch', 'Dark mode'],
    ['Layout', 'radio', 'Mini'],
    ['Color', 'radio', 'Apparent'],
    ['Presets', 'radio', 'Violet'],
    ['Family', 'radio', 'Inter'],
    ['Colour filter', 'radio', 'Grey'],
  ])('S7: %s has its own reset while it differs: %s %s', async (group, role, name) => {
    const { user, drawer } = await open();
    const input = drawer.getByRole(role, { name });
    expect(drawer.queryByLabelText(`Reset ${group}`)).toBeNull();
    await user.click(input);
    expect(input).toBeChecked();
    await user.click(drawer.getByLabelText(`Reset ${group}`));
    expect(input).not.toBeChecked();
    expect(drawer.queryByLabelText(`Reset ${group}`)).toBeNull();
  });

  it.each([
    ['Size', '15px', '16px'],
    ['Width', '290px', '300px'],
  ])('S7: %s has its own reset', async (name, changed, usual) => {
    const { user, drawer } = await open();
    const slider = drawer.getByRole('slider', { name });
    slider.focus();
    await user.keyboard('{ArrowLeft}');
    expect(slider).toHaveAttribute('aria-valuetext', changed);
    await user.click(drawer.getByRole('button', { name: `Reset ${name}` }));
    expect(slider).toHaveAttribute('aria-valuetext', usual);
  });

  it('S1, S7: Reset all carries a dot while anything differs, and restores the mode too', async () => {
    const { user, drawer } = await open();
    const resetButton = drawer.getByRole('button', { name: 'Reset all' });
    expect(hasDot(resetButton)).toBe(false);
    await user.click(drawer.getByRole('switch', { name: 'Dark mode' }));
    expect(hasDot(resetButton)).toBe(true);
    await user.click(drawer.getByRole('radio', { name: 'Mini' }));
    await user.click(resetButton);
    expect(hasDot(resetButton)).toBe(false);
    expect(page.dataset.colorScheme).toBe('light');
    expect(localStorage.getItem('theme-mode')).toBe('light');
    expect(drawer.getByRole('radio', { name: 'Vertical' })).toBeChecked();
  });

  it('S6: works where storage throws', async () => {
    const { user, drawer } = await open();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(drawer.getByRole('switch', { name: 'Dark mode' }));
    await user.click(drawer.getByRole('radio', { name: 'Mini' }));
    vi.restoreAllMocks();
    expect(page.dataset.colorScheme).toBe('dark');
    expect(drawer.getByRole('radio', { name: 'Mini' })).toBeChecked();
  });

  it('I4, I5: is shown in Chinese without a reload, and so are MUI’s own texts', async () => {
    const { drawer } = await open('cn');
    expect(drawer.getByText('深色模式')).toBeVisible();
    expect(screen.getByText('第 1 条到第 10 条，共 120 条')).toBeInTheDocument();
    await i18next.changeLanguage('en');
    expect(await drawer.findByText('Dark mode')).toBeVisible();
    expect(screen.queryByText('第 1 条到第 10 条，共 120 条')).toBeNull();
  });
});
