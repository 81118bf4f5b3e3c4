import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SortableList } from '#src/admin/list/rows/sortable-list.tsx';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';

const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

/** The chosen order of columns, hidden columns and density. */
export type ColumnSettings = {
  order: string[];
  hidden: string[];
  density: (typeof DENSITIES)[number];
};

type ColumnsDialogProps = ColumnSettings & {
  columns: { id: string; name: string }[];
  onChange: (changes: Partial<ColumnSettings>) => void;
  onClose: () => void;
};

/** Chooses a grid's columns, their order and the density; changes apply at once. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { columns, hidden, density, onChange, onClose } = props;
  const { t } = useTranslation('crud');
  const shown = columns.map(({ id }) => id).filter((id) => !hidden.includes(id));
  const toggle = (id: string | number) => {
    const name = String(id);
    if (hidden.includes(name)) onChange({ hidden: hidden.filter((one) => one !== name) });
    // The last column cannot be hidden.
    else if (shown.length > 1) onChange({ hidden: [...hidden, name] });
  };
  return (
    <DialogFrame title={t('columns.title')} onClose={onClose} maxWidth="xs">
      <DialogContent>
        <Typography variant="subtitle2" id="density-label" sx={{ mb: 1 }}>
          {t('columns.density')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={density}
          aria-labelledby="density-label"
          onChange={(_event, next: ColumnSettings['density'] | null) =>
            next && onChange({ density: next })
          }
        >
          {DENSITIES.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`columns.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="subtitle2" sx={{ mt: 3 }}>
          {t('columns.shown')}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('columns.room')}
        </Typography>
        <SortableList
          label={t('columns.shown')}
          rows={columns}
          labelOf={({ name }) => name}
          selection={{ has: (id) => shown.includes(String(id)), toggle }}
          onReorder={(next) => onChange({ order: next.map(({ id }) => id) })}
        >
          {({ name }) => <Typography sx={{ py: 1 }}>{name}</Typography>}
        </SortableList>
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          onClick={() => onChange({ order: [], hidden: [], density: 'standard' })}
        >
          {t('columns.reset')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('columns.done')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
