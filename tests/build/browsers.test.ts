import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { NEWER_INTERFACES } from '#src/boot/interfaces.ts';
import { readInterfaces } from '#tests/support/interfaces.ts';
import { newerSyntaxIn, usesIn } from '#tests/support/used-interfaces.ts';
import { readManifest } from './manifest.ts';

const folder = inject('appFolder');
const manifest = readManifest(folder);

/** The routes of the sign-in and of the back office come together. */
const ADMIN_ROUTES = 'src/app/admin-routes.tsx';
const SIGN_IN = /^src\/(?:app\/layouts|features)\/auth\//;

/** Used only where the browser has it: whoever uses it asks first. */
const ASKED_FOR: Record<string, string> = {
  '.exitFullscreen': 'full-screen-button.tsx (`fullscreenEnabled`)',
  '.requestFullscreen': 'full-screen-button.tsx (`fullscreenEnabled`)',
  '.canShare': 'hand-over-dialog.tsx',
  '.share': 'use-share.ts',
  'CSS.highlights': 'reader.ts',
  Highlight: 'reader.ts',
  'Intl.Segmenter': 'segments-of.ts, @mui/x-charts',
  '.segment': 'segments-of.ts, @mui/x-charts',
  trustedTypes: 'trusted-types.ts, structured-data.tsx',
  '.startViewTransition': 'react-dom, react-router',
  navigation: 'react-dom',
  '.getTextInfo': 'i18next',
  setImmediate: 'scheduler',
  showOpenFilePicker: 'react-dropzone',
  '.getAsFileSystemHandle': 'file-selector',
  'Uint8Array.fromBase64': '@auth0/auth0-spa-js',
  '.toBase64': '@auth0/auth0-spa-js',
  'URL.parse': '@auth0/auth0-spa-js',
  'Error.captureStackTrace': '@auth0/auth0-spa-js',
  '.getComposedRanges': 'prosemirror-view',
  '.caretPositionFromPoint': 'prosemirror-view',
  '.caretRangeFromPoint': 'prosemirror-view',
};

/** Methods of packages and of our own that have the name of a newer one of the browser. */
const OWN_METHODS: Record<string, string> = {
  '.actions': 'our lists',
  '.addElement': 'prosemirror-view',
  '.alpha': '@mui/material',
  '.check': '@tiptap/pm',
  '.command': '@tiptap/core',
  '.component': '@mui/x-data-grid',
  '.delay': 'motion of @mui/material',
  '.drop': 'the arrays’ pools',
  '.image': 'marked',
  '.locale': 'dayjs',
  '.lock': 'browser-tabs-lock',
  '.login': 'our API',
  '.navigate': 'react-router',
  '.permissions': 'our API',
  '.sync': 'prosemirror-view',
  '.tag': 'marked',
  '.toArray': 'React.Children, @dnd-kit/core',
  '.unlock': 'browser-tabs-lock',
};

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The script files of the public pages and the sign-in. */
function visitorsFiles(): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    const later = chunk.dynamicImports.filter((name) => key !== ADMIN_ROUTES || SIGN_IN.test(name));
    [...chunk.imports, ...later].forEach(visit);
  };
  ['index.html', 'src/boot/polyfills.ts', 'src/main.tsx'].forEach(visit);
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []));
}

const scripts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? [file] : []));
const forVisitors = visitorsFiles();
const filesOf = {
  visitors: scripts.filter((file) => forVisitors.has(file)),
  backstage: scripts.filter((file) => !forVisitors.has(file)),
};
const uses = new Map(scripts.map((file) => [file, usesIn(read(file))]));

/** `.at` of `Array.prototype.at`; other paths as they are. */
const asUsed = (path: string) => path.replace(/^(?!Iterator\.)[\w.]+\.prototype\./, '.');

describe.each(['visitors', 'backstage'] as const)('the scripts of %s', (audience) => {
  it('use no interface that a promised browser lacks', () => {
    const isNewer = new Map<string, boolean>();
    for (const { path, isNewer: isNew } of readInterfaces(audience)) {
      const use = asUsed(path);
      // A name that something older has as well tells nothing.
      isNewer.set(use, isNew && isNewer.get(use) !== false);
    }
    const covered = new Set([
      ...NEWER_INTERFACES.map(asUsed),
      ...Object.keys(ASKED_FOR),
      ...Object.keys(OWN_METHODS),
    ]);
    expect(filesOf[audience].length).toBeGreaterThan(50);
    const missing = filesOf[audience].flatMap((file) =>
      [...(uses.get(file) ?? [])]
        .filter((use) => isNewer.get(use) === true && !covered.has(use))
        .map((use) => `${file}: ${use}`),
    );
    expect(missing).toEqual([]);
  });
});

it('the scripts of visitors have no syntax that a promised browser cannot run', () => {
  const found = filesOf.visitors.flatMap((file) =>
    newerSyntaxIn(read(file)).map((part) => `${file}: ${part}`),
  );
  expect(found).toEqual([]);
});

it('the list of what is covered has nothing that no script uses', () => {
  const used = new Set([...uses.values()].flatMap((each) => [...each]));
  const listed = [...Object.keys(ASKED_FOR), ...Object.keys(OWN_METHODS), ...NEWER_INTERFACES];
  expect(listed.filter((each) => !used.has(asUsed(each)))).toEqual([]);
});
