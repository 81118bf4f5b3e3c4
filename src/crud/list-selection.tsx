import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionBar } from '#src/components/list/selection-bar.tsx';
import type { BulkKind } from './record-bulk-dialog.tsx';

type ListSelectionProps = Omit<ComponentProps<typeof SelectionBar>, 'onDelete' | 'children'> & {
  /** Whether the records can be shown and hidden. */
  canHide: boolean;
  onBulk: (kind: BulkKind) => void;
};

/** What can be done to the selected records: select all that match, show, hide, delete (B7). */
export function ListSelection({ canHide, onBulk, ...bar }: ListSelectionProps) {
  const { t } = useTranslation('crud');
  return (
    <SelectionBar {...bar} onDelete={() => onBulk('delete')}>
      {canHide && (
        <>
          <Button startIcon={<ShowIcon />} onClick={() => onBulk('show')}>
            {t('show.action')}
          </Button>
          <Button startIcon={<HideIcon />} onClick={() => onBulk('hide')}>
            {t('hide.action')}
          </Button>
        </>
      )}
    </SelectionBar>
  );
}
