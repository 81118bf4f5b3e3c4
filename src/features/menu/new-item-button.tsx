import { useTranslation } from 'react-i18next';
import { NewLink } from '#src/admin/list/new-link.tsx';
import { useListLinkState } from '#src/admin/list/list-rows.tsx';
import type { Position } from './positions.ts';

type NewItemButtonProps = { position: Position };

/** Leads to the new form, which begins with the menu it was opened from and comes back to it. */
export function NewItemButton({ position }: NewItemButtonProps) {
  const { t } = useTranslation('menu');
  const state = useListLinkState();
  return <NewLink state={{ ...state, position }}>{t('new.title')}</NewLink>;
}
