import { useTranslation } from 'react-i18next';

type SavedLinkProps = { path: string };

/** In the toast after a save: opens the site in a new tab. The attribute gives it the look of a toast's button. */
export function SavedLink({ path }: SavedLinkProps) {
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
