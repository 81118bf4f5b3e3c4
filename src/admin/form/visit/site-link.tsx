import OpenIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import type { Resource } from '#src/api/records/resource.ts';
import type { Id } from '#src/lib/records/id.ts';

type SiteLinkProps<T> = { api: Pick<Resource<T, never>, 'name' | 'one'>; id: Id };

/** Opens the page on which visitors see the form's record; nothing while they do not see it. */
export function SiteLink<T extends { id: Id }>({ api, id }: SiteLinkProps<T>) {
  const { t } = useTranslation('crud');
  const source = useRecordSource(api.name);
  // The form reads the record.
  const { data } = useQuery({ ...api.one(id), enabled: false });
  if (!source || !data || !source.toRecord(data.id, { ...data }).isVisible) return null;
  const path = source.publicPath?.(data.id) ?? source.shownOn;
  if (path === undefined) return null;
  return (
    <Button
      href={path}
      target="_blank"
      rel="noopener"
      color="inherit"
      startIcon={<OpenIcon />}
      aria-label={t('site.viewInNewTab')}
    >
      {t('site.view')}
    </Button>
  );
}
