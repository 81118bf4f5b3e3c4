import { type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberPage } from '#src/admin/records/recent-pages.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import type { Id } from '#src/lib/records/id.ts';
import { CurrentPage } from '#src/admin/tabs/current-page.ts';

/**
 * Remembers a form's record among the recent ones, when it is opened and when it is saved, and names its tab.
 * @param opened null for a new one
 * @returns what to call after a save: it returns the record's title, and a link to it on the site, if visitors
 * see it
 */
export function useRecordVisit(name: string, opened: { id: Id } | null) {
  const source = useRecordSource(name);
  const page = use(CurrentPage);

  const remember = (id: Id, fields: object) => {
    if (!source) return;
    const { title } = source.toRecord(id, { ...fields });
    if (opened) page.update({ title });
    rememberPage({ path: source.formPath(id), record: { source: name, id, title } });
  };
  const rememberOpened = useEffectEvent(() => opened && remember(opened.id, opened));
  useEffect(() => void rememberOpened(), []);

  return (id: Id | undefined, fields: object): { title: string; link: ReactNode } => {
    if (id !== undefined) remember(id, fields);
    const { title = '', isVisible = false } = source?.toRecord(id ?? '', { ...fields }) ?? {};
    const ownPage = id === undefined ? undefined : source?.publicPath?.(id);
    const path = ownPage ?? source?.shownOn;
    return { title, link: isVisible && path && <SavedLink path={path} /> };
  };
}

type SavedLinkProps = { path: string };

/** In the toast after a save: opens the site in a new tab. The attribute makes it look like a toast's button. */
function SavedLink({ path }: SavedLinkProps) {
  const { t } = useTranslation('crud');
  return (
    <a
      data-button
      href={path}
      target="_blank"
      rel="noopener"
      aria-label={t('site.openInNewTab')}
      style={{ textDecoration: 'none', whiteSpace: 'nowrap' }}
    >
      {t('site.open')}
    </a>
  );
}
