import type { Plugin } from 'vite';

/**
 * Parts of packages that the app never uses and that no import can leave out: the packages' own
 * modules name them. In a build each is a few bytes that say so when somebody asks for it after all.
 */
const LEFT_OUT: { of: RegExp; parts: RegExp }[] = [
  // Every field of ours has an outline, no select is the browser's own.
  {
    of: /@mui[\\/]material[\\/](TextField|Select)[\\/]/,
    parts: /[\\/](Input|FilledInput|NativeSelect)[\\/]/,
  },
  // The grid sorts, selects and turns pages; filters, columns and exports are the lists' own.
  {
    of: /@mui[\\/]x-data-grid[\\/]material[\\/]/,
    parts: /[\\/](Autocomplete|Badge|FormControlLabel|Switch|Tab|Tabs|ToggleButton)$/,
  },
  {
    of: /@mui[\\/]x-data-grid[\\/]/,
    parts:
      /[\\/](GridColumnGroupHeader|GridColumnsManagement|GridColumnsPanel|GridFilter(Form|FormBase|PanelBase|Input\w+)|GridToolbar(Columns\w+|Density\w+|Export\w*|Filter\w+|QuickFilter)?|QuickFilter\w*|GridEdit\w+Cell|GridLongTextCell|GridActionsCell|useGridPrintExport|useGridRowEditing)\.mjs$/,
  },
  // No page is so deep that its way is shortened, no list's row has actions of MUI's own.
  { of: /@mui[\\/]material[\\/]Breadcrumbs[\\/]/, parts: /^\.\/BreadcrumbCollapsed\./ },
  { of: /@mui[\\/]material[\\/]ListItem[\\/]/, parts: /^\.\.\/ListItemSecondaryAction[\\/]/ },
  // Everything stands in a theme of ours.
  { of: /@mui[\\/]material[\\/]/, parts: /[\\/]defaultTheme\.mjs$/ },
  { of: /@mui[\\/]material[\\/]Box[\\/]Box\.mjs$/, parts: /[\\/]styles[\\/]index\.mjs$/ },
  // For those who measure the router's calls, and for its own framework's files.
  {
    of: /react-router[\\/]dist[\\/]/,
    parts: /[\\/](instrumentation|links)\.js$/,
  },
  // Lists turn pages; none grows without end.
  {
    of: /@tanstack[\\/]query-core[\\/].*[\\/]query\.js$/,
    parts: /[\\/]infiniteQueryBehavior\.js$/,
  },
];

/** What runs all the same does nothing. Everything else is asked for by nobody. */
const IDLE = /^(use|consume|createTheme$)/;

/** Leaves them out of a build. */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const parts = LEFT_OUT.filter(({ of }) => importer && of.test(importer));
      if (!parts.some((part) => part.parts.test(source))) return null;
      const module = await this.resolve(source, importer, { ...options, skipSelf: true });
      return module && `\0left-out:${module.id}`;
    },
    async load(id) {
      if (!id.startsWith('\0left-out:')) return null;
      const path = id.slice('\0left-out:'.length);
      const { exports } = await this.load({ id: path });
      return exports.map((name) => stub(name, path)).join('\n');
    },
  };
}

function stub(name: string, path: string): string {
  // Names of classes; the rest of what stands there is left out by itself.
  if (name === '*') return `export * from ${JSON.stringify(path)};`;
  const says = `throw new Error(${JSON.stringify(`${name} is left out of builds`)})`;
  const body = IDLE.test(name) ? '' : says;
  if (name === 'default') return `export default () => { ${body} };`;
  return `export const ${name} = () => { ${body} };`;
}
