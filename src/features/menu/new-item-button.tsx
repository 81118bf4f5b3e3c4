import { useTranslation } from 'react-i18next';
import { RouterButton } from '#src/components/router-link.tsx';
import { useListLinkState } from '#src/crud/list-rows.tsx';
import type { Position } from './positions.ts';

type NewItemButtonProps = { position: Position };

/** Leads to the new form, which begins with the menu it was opened from and comes back to it. */
export function NewItemButton({ position }: NewItemButtonProps) {
  const { t } = useTranslation('menu');
  const state = useListLinkState();
  return (
    <RouterButton to="../new" state={{ ...state, position }} variant="contained">
      {t('new.title')}
    </RouterButton>
  );
}
