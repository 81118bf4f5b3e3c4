import { createContext } from 'react';
import { closePage, isUnsaved, type OpenPage, updatePage, useOpenPages } from './open-pages.ts';

/** Leaving the back office ends all its pages. */
const BACKSTAGE = /^\/backstage(?:\/|$)/;

/**
 * What a form asks and tells the open page that it is on. Nothing is told to one that has ended.
 * @param key of the page's elements; undefined where it has no cache
 */
export function currentPage(key: string | undefined) {
  const { getState } = useOpenPages;
  const find = () =>
    key === undefined ? undefined : getState().pages.find((page) => page.key === key);
  const isInFront = () => {
    const page = find();
    return page ? page.name === getState().shown : key === undefined;
  };
  const update = (known: Pick<OpenPage, 'title' | 'draft' | 'form' | 'isClosing'>) => {
    const page = find();
    if (page) updatePage(page.name, known);
  };
  return {
    /** False while it is hidden. */
    isInFront,
    /** Whether a form on it has unsaved changes. */
    isUnsaved: () => isUnsaved(find()),
    /** Whether it stays, hidden, when it is left for this path: nothing typed is lost. */
    staysFor: (path: string) => {
      const page = find();
      return page?.isCached === true && !page.isClosing && BACKSTAGE.test(path);
    },
    /** Names its tab after the record, marks it as unsaved, or says whom to ask of the form. */
    update,
    /** Called as effects end. @param end called when the page ends: at once, unless it stays, hidden */
    whenEnded: (end: () => void) => {
      const page = find();
      if (!page || isInFront()) end();
      else updatePage(page.name, { onEnd: [...(page.onEnd ?? []), end] });
    },
    /** The person is done with it: closes its tab, once it is left. */
    close: () => {
      const page = find();
      if (page) closePage(page.name);
    },
  };
}

export const CurrentPage = createContext(currentPage(undefined));
