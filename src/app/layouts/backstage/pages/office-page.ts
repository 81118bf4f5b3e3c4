import type { OfficePage } from '#src/admin/tabs/office-page.ts';
import { settingsStore } from '#src/settings/store.ts';
import { isPageUnsaved, keyOf, pages } from './kept-pages.ts';
import { closeTab, describeTab, usePageTabs } from './page-tabs.ts';

/** Leaving the back office ends all its pages. */
const OFFICE = /^\/backstage(?:\/|$)/;

/** What the forms of a page know of it, by its name. */
export function officePageOf(name: string): OfficePage {
  const key = keyOf(name);
  const isInSight = () => pages.shown === name;
  const describe = (known: { title?: string; draft?: string | undefined }) => {
    const tab = usePageTabs.getState().find((one) => one.name === name);
    const isNew = tab && (known.title ?? tab.title) !== tab.title;
    if (isNew || ('draft' in known && tab?.draft !== known.draft)) describeTab(name, known);
  };
  return {
    isInSight,
    isKept: (path) =>
      settingsStore.getState().pageTabs && !pages.ending.has(name) && OFFICE.test(path),
    isUnsaved: () => isPageUnsaved(name),
    setTitle: (title) => describe({ title }),
    setDraft: (draft) => describe({ draft }),
    watch: (form) => {
      pages.forms.set(name, form);
      // Its effects end too where it is hidden.
      return () => {
        if (isInSight() && pages.forms.get(name) === form) pages.forms.delete(name);
      };
    },
    goesOn: () => !isInSight() && keyOf(name) === key,
    whenEnded: (end) => void pages.ends.set(name, [...(pages.ends.get(name) ?? []), end]),
    end: () => closeTab(name),
    stay: () => void pages.ending.delete(name),
  };
}
