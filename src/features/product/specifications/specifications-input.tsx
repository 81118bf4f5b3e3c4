import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import AddIcon from '@mui/icons-material/Add';
import NoKeyIcon from '@mui/icons-material/StarBorder';
import KeyIcon from '@mui/icons-material/Star';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useField } from '#src/admin/form/inputs/use-field.ts';
import { SortableArea } from '#src/admin/list/rows/sortable-area.tsx';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { isComposing } from '#src/lib/browser/is-composing.ts';
import { focusNth } from '../focus-nth.ts';
import { MAX_SPECIFICATIONS } from '../input.ts';
import { KEY_SPECIFICATIONS } from '../key-count.ts';
import type { ProductInput } from '../input.ts';
import { SortableItem } from '../sortable-item.tsx';
import { isTable, useSpecifications } from './use-specifications.ts';

/** Rows of name and value; a table copied from a spreadsheet can be pasted. */
export function SpecificationsInput() {
  const { t } = useTranslation('products');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { fields, error, ...table } = useSpecifications();

  const rowOf = (target: EventTarget) =>
    [...(list.current?.children ?? [])].findIndex(
      (row) => target instanceof Node && row.contains(target),
    );
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    table.paste(text, rowOf(event.target)).catch((error) => toast.error(errorMessage(error)));
  };
  const goToNextRow = (event: KeyboardEvent) => {
    const isCell = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isCell || isComposing(event.nativeEvent)) return;
    // Enter in a field submits the form by default.
    event.preventDefault();
    table.goBelow(rowOf(event.target));
  };
  const items = fields.map((field, index) => ({
    id: field.id,
    label: field.name || t('specification.row', { row: index + 1 }),
  }));

  return (
    <FormControl component="fieldset" fullWidth error={error !== undefined}>
      <FormLabel component="legend" sx={{ mb: 1, fontSize: '0.875rem' }}>
        {t('field.specifications')}
      </FormLabel>
      <SortableArea
        items={items}
        labelOf={({ label }) => label}
        strategy={verticalListSortingStrategy}
        onMove={table.move}
      >
        <Box
          component="ul"
          ref={list}
          onPaste={paste}
          onKeyDown={goToNextRow}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {items.map((item, index) => (
            <SpecificationRow
              {...item}
              key={item.id}
              index={index}
              onLead={() => {
                table.move(index, 0);
                focusNth(list, 'input', 0, button);
              }}
              onRemove={() => {
                table.remove(index);
                focusNth(list, 'button:has([data-remove])', index, button);
              }}
            />
          ))}
        </Box>
      </SortableArea>
      <Button
        ref={button}
        color="inherit"
        startIcon={<AddIcon />}
        disabled={fields.length >= MAX_SPECIFICATIONS}
        aria-describedby={`${id}-help`}
        onClick={table.add}
        sx={{ alignSelf: 'flex-start', mt: 0.5 }}
      >
        {t('specification.add')}
      </Button>
      <FormHelperText id={`${id}-help`}>{error ?? t('specification.hint')}</FormHelperText>
    </FormControl>
  );
}

type SpecificationRowProps = {
  id: string;
  label: string;
  index: number;
  /** Puts the row before all others. */
  onLead: () => void;
  onRemove: () => void;
};

function SpecificationRow({ id, label, index, onLead, onRemove }: SpecificationRowProps) {
  const { t } = useTranslation('products');
  const isKey = index < KEY_SPECIFICATIONS;
  const lead = t(isKey ? 'specification.isKey' : 'specification.makeKey', { label });
  return (
    <SortableItem id={id} label={label} sx={rowStyles}>
      {(handle) => (
        <>
          {handle}
          <ToolButton label={lead} onClick={onLead}>
            {isKey ? <KeyIcon fontSize="small" color="primary" /> : <NoKeyIcon fontSize="small" />}
          </ToolButton>
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
  // Aligned with the inputs.
  '& > button:first-of-type': { mt: { sm: 0.5 } },
};

const cellStyles = {
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
};

type SpecificationCellProps = { index: number; part: 'name' | 'value' };

function SpecificationCell({ index, part }: SpecificationCellProps) {
  const { t } = useTranslation('products');
  const { control } = useFormContext<ProductInput>();
  const label = t(`specification.${part}Of`, { row: index + 1 });
  const { field, error } = useField({ control, name: `specifications.${index}.${part}`, label });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      size="small"
      fullWidth
      placeholder={t(`specification.${part}Example`)}
      error={error !== undefined}
      helperText={error}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    />
  );
}
