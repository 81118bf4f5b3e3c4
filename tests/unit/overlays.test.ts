import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const FILES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['src/mocks/**'] }).sort();
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const filesWith = (pattern: RegExp) => FILES.filter((file) => pattern.test(read(file)));

/** What shows something over the page: with MUI, or with an entry of its own. `DialogFrame` stands for its dialogs. */
const OVERLAYS = filesWith(
  /^import \w+ from '@mui\/material\/(?:Modal|Dialog|Drawer|SwipeableDrawer|Menu|Popover)'|\buseOverlayEntry\(true\b/m,
);

/** Those that the browser test cannot open on its pages. */
const NOT_OPENED: Record<string, string> = {
  'src/admin/writing/writing-help.tsx': 'its build has no writing help',
  'src/app/layouts/backstage/pages/tab-menu.tsx':
    'phones have no tabs, and elsewhere it has no entry',
  'src/app/navigation/palette/palette-early-field.tsx': 'the search takes its place, and its entry',
  'src/components/loading/loading-overlay.tsx': 'nobody closes it',
  'src/features/auth/session-ended-dialog.tsx': 'nobody closes it',
};

it('Back is tried with everything that is shown over the page', () => {
  const tested = read('tests/browser/overlays.test.ts');
  const missing = OVERLAYS.filter((file) => !tested.includes(`'${file}'`) && !NOT_OPENED[file]);
  expect(OVERLAYS.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
  expect(Object.keys(NOT_OPENED).filter((file) => !OVERLAYS.includes(file))).toEqual([]);
});

it('nothing is shown over the page around the entries of the history', () => {
  expect(filesWith(/from 'yet-another-react-lightbox'/)).toEqual([
    'src/components/lightbox/picture-lightbox.tsx',
  ]);
  expect(filesWith(/<dialog\b|\.showModal\(|material\/(?:Unstable_TrapFocus|Portal)'/)).toEqual([]);
});
