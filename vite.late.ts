import { join } from 'node:path';
import type { Plugin } from 'vite';

const OVERLAYS = join(import.meta.dirname, 'src', 'components', 'overlay', 'late-overlays.ts');

/**
 * Where pages of the back office have something of MUI ready that is closed at first: a build takes
 * `src/components/overlay` in its place, which fetches MUI's own with the first sign of somebody at the
 * page, and shows it as soon as it is opened. Elsewhere it is part of what comes with a press already.
 */
const LATE: { of: RegExp; parts: RegExp }[] = [
  { of: /@mui[\\/]material[\\/]Select[\\/]SelectInput\./, parts: /^\.\.\/(Menu)\// },
  { of: /@mui[\\/]material[\\/]Autocomplete[\\/]Autocomplete\./, parts: /^\.\.\/(Popper)\// },
  {
    of: /@mui[\\/]material[\\/]TablePagination[\\/]TablePagination\./,
    parts: /^\.\.\/(MenuItem)\//,
  },
  {
    of: /@mui[\\/]material[\\/]TablePaginationActions[\\/]/,
    parts: /^\.\.\/(Tooltip)\//,
  },
  {
    of: /@mui[\\/]x-data-grid[\\/]material[\\/]/,
    parts: /^@mui\/material\/(Popper|Grow|Modal|MenuItem|MenuList|Tooltip|Unstable_TrapFocus)$/,
  },
  // A choice's entries, and a menu's, stand in a menu.
  { of: /[\\/]src[\\/](?!.*[\\/]overlays\.ts$)/, parts: /^@mui\/material\/(MenuItem|Tooltip)$/ },
  {
    of: /[\\/]src[\\/](app[\\/]layouts[\\/]backstage|components([\\/](form|list))?|features[\\/]auth)[\\/](account-drawer|nav-drawer|nav-flyout|confirm-dialog|loading-overlay|session-ended-dialog|save-menu|preview-button|columns-dialog|progress-dialog)\.tsx$/,
    parts:
      /^@mui\/material\/(Dialog(?:Title|Content|ContentText|Actions)?|Drawer|Menu|Modal|Popper)$/,
  },
];

/** Has builds fetch these when somebody is there to open them. */
export function late(): Plugin {
  return {
    name: 'late',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const names = LATE.flatMap(({ of, parts }) =>
        importer && of.test(importer) ? [parts.exec(source)?.[1]] : [],
      );
      const name = names.find((one) => one !== undefined);
      return name === undefined ? null : `\0late:${name}`;
    },
    load(id) {
      if (!id.startsWith('\0late:')) return null;
      const name = id.slice('\0late:'.length);
      return `export { ${name} as default } from ${JSON.stringify(OVERLAYS)};`;
    },
  };
}
