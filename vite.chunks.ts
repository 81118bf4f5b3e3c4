import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Info = (id: string) => Rolldown.ModuleInfo | null;
type Needs = (part: string) => boolean;

const PROGRAM = join(import.meta.dirname, 'src', 'main.tsx').replaceAll('\\', '/');

const LAYOUT = /[\\/]backstage-layout\.tsx$/;

/** They name the back office's pages. */
const STAFF_ROUTES = /[\\/]src[\\/]features[\\/](?!auth[\\/])(?!.*[\\/]public[\\/]).*routes\.ts$/;

/** The back office's pages of a kind, and what they alone fetch with a press. */
const KINDS = [
  {
    name: 'lists',
    pages: /-list-page\.tsx$/,
    presses: /[\\/]src[\\/](components[\\/]list|crud|deletion)[\\/]/,
  },
  {
    name: 'forms',
    pages: /-(form|new|edit)-page\.tsx$/,
    presses:
      /[\\/]src[\\/](components[\\/](form|rich-text|image-)|drafts)|-dialogs\.tsx$|sign-in-form/,
  },
];

const MOST = 0.6;

/**
 * What is fetched elsewhere too, with a press or to sign in. What more than one of them needs comes
 * with the first.
 */
const ELSEWHERE = [
  { name: 'dialogs', parts: /[\\/](share-dialog|announcement-dialog|mobile-drawer)\.tsx$/ },
  { name: 'settings', parts: /[\\/]settings-drawer\.tsx$/ },
  { name: 'rare', parts: /[\\/](test|auth0-sign-in)-page\.tsx$/ },
  { name: 'sign-in', parts: /[\\/](jwt(-local)?-sign-in|sign-up)-page\.tsx$/ },
];

/**
 * What most lists of the back office need, most forms, or all its pages, is one file each: a hundred
 * small ones are a tenth more in all. No page of visitors fetches more for it.
 */
export function staffChunks(): Rolldown.CodeSplittingGroup {
  let nameOf: ((id: string) => string | null) | undefined;
  return {
    debugName: 'staff',
    name: (id, context) => {
      nameOf ??= createNames((module) => context.getModuleInfo(module));
      return nameOf(id);
    },
    // Each finds its own file. As what a module needs is needed by as many parts at least, no two
    // files need each other.
    includeDependenciesRecursively: false,
  };
}

function createNames(info: Info): (id: string) => string | null {
  const first = modulesWith(PROGRAM, info);
  const parts = partsOf(info, () => true);
  const visitors = partsOf(info, (id, by) => !LAYOUT.test(id) && !STAFF_ROUTES.test(by));
  const staff = [...parts.keys()].filter((part) => !visitors.has(part));

  return (id) => {
    if (first.has(id) || parts.has(id)) return null;
    const needs: Needs = (part) => parts.get(part)?.has(id) ?? false;
    const kind = kindOf(staff, needs);
    const place = placeOf([...visitors.keys()].filter(needs));
    return kind !== undefined && place !== undefined ? `${place}-${kind}` : null;
  };
}

/** Which of the back office's pages need it: all, those of one kind alone, or neither. */
function kindOf(staff: string[], needs: Needs): string | undefined {
  const users = staff.filter(needs);
  const kinds = KINDS.filter(({ pages }) => {
    const all = staff.filter((part) => pages.test(part));
    return all.filter(needs).length >= MOST * all.length;
  });
  if (kinds.length === KINDS.length || users.some((part) => LAYOUT.test(part))) return 'pages';
  return kinds.find(({ pages, presses }) =>
    users.every((part) => pages.test(part) || presses.test(part)),
  )?.name;
}

/** Where it comes from, by who needs it besides the back office; nowhere if a visitor's page does. */
function placeOf(visitors: string[]): string | undefined {
  const places = new Set(visitors.map((part) => ELSEWHERE.find(({ parts }) => parts.test(part))));
  if (places.has(undefined)) return undefined;
  return ELSEWHERE.find((place) => places.has(place))?.name ?? 'staff';
}

/** A module and all that it imports. */
function modulesWith(entry: string, info: Info): Set<string> {
  const modules = new Set([entry]);
  for (const id of modules) {
    for (const imported of info(id)?.importedIds ?? []) modules.add(imported);
  }
  return modules;
}

/** What is fetched by `import()` from the program on, each with its modules, where `follow` says so. */
function partsOf(info: Info, follow: (id: string, by: string) => boolean) {
  const parts = new Map([[PROGRAM, modulesWith(PROGRAM, info)]]);
  for (const [, modules] of parts) {
    for (const by of modules) {
      for (const id of info(by)?.dynamicallyImportedIds ?? []) {
        if (!parts.has(id) && follow(id, by)) parts.set(id, modulesWith(id, info));
      }
    }
  }
  return parts;
}
