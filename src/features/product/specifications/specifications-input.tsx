import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { SortableArea } from '#src/admin/list/rows/sortable-area.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { isComposing } from '#src/lib/browser/is-composing.ts';
import { focusNth } from '../sortable-item.tsx';
import { MAX_SPECIFICATIONS } from '../input.ts';
import { SpecificationRow } from './specification-row.tsx';
import { isTable, useSpecifications } from './use-specifications.ts';

/** Input for rows of name and value; a table copied from a spreadsheet can be pasted. */
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
              onMoveFirst={() => table.moveFirst(index)}
              onRemove={() => {
                table.remove(index);
                focusNth(list, 'button:has([data-remove])', index, button);
              }}
            />
          ))}
        </Box>
      </SortableArea>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button
          ref={button}
          color="inherit"
          startIcon={<AddIcon />}
          disabled={fields.length >= MAX_SPECIFICATIONS}
          aria-describedby={`${id}-help`}
          onClick={table.add}
        >
          {t('specification.add')}
        </Button>
      </Box>
      <FormHelperText id={`${id}-help`}>{error ?? t('specification.hint')}</FormHelperText>
    </FormControl>
  );
}
