import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '#src/admin/list/tool-button.tsx';
import { SortableItem } from '../sortable-item.tsx';
import { SpecificationCell } from './specification-cell.tsx';

type SpecificationRowProps = {
  id: string;
  label: string;
  index: number;
  onRemove: () => void;
};

/** One row of the specification table: move it, name and value, take it away. */
export function SpecificationRow({ id, label, index, onRemove }: SpecificationRowProps) {
  const { t } = useTranslation('products');
  return (
    <SortableItem id={id} label={label} sx={rowStyles}>
      {(handle) => (
        <>
          {handle}
          <Box sx={cellStyles}>
            <SpecificationCell index={index} part="name" />
            <SpecificationCell index={index} part="value" />
          </Box>
          <ToolButton label={t('specification.remove', { label })} onClick={onRemove}>
            <DeleteIcon fontSize="small" data-remove />
          </ToolButton>
        </>
      )}
    </SortableItem>
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: { xs: 'center', sm: 'flex-start' },
  gap: 0.5,
  py: { xs: 1.5, sm: 0.75 },
  bgcolor: 'background.paper',
  // Level with the inputs.
  '& > button:first-of-type': { mt: { sm: 0.5 } },
};

const cellStyles = {
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
};
