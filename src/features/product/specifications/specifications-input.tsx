import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { useFormLanguage } from '#src/admin/form/core/languages/form-language.ts';
import { SortableArea } from '#src/admin/list/rows/sortable-area.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { isComposing } from '#src/lib/browser/is-composing.ts';
import { focusNth } from '../sortable-item.tsx';
import { MAX_SPECIFICATIONS } from '../input.ts';
import { SpecificationRow } from './specification-row.tsx';
import { cellsStyles, headerStyles, lineStyles } from './table-styles.ts';
import { type Column, COLUMNS, isTable, useSpecifications } from './use-specifications.ts';

/** A table of names and values; one copied from a spreadsheet can be pasted. */
export function SpecificationsInput() {
  const { t } = useTranslation('products');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { fields, error, ...table } = useSpecifications(button);
  const shown = useFormLanguage();
  const hasEnglish = shown !== 'cn';

  const rowOf = (target: EventTarget) =>
    [...(list.current?.children ?? [])].findIndex(
      (row) => target instanceof Node && row.contains(target),
    );
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    const column = columnOf(event.target);
    table
      .paste(text, rowOf(event.target), column)
      .catch((error) => toast.error(errorMessage(error)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (isUndo && !event.shiftKey && table.undo()) {
      event.preventDefault();
      return;
    }
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
      {fields.length > 0 && (
        <Box aria-hidden sx={headerStyles(hasEnglish)}>
          <Box sx={lineStyles}>
            <span />
            <Box sx={cellsStyles(hasEnglish)}>
              {COLUMNS.slice(0, hasEnglish ? 4 : 2).map((column) => (
                <Box key={column} component="span" sx={{ px: 1 }}>
                  {t(`specification.column.${column}`)}
                </Box>
              ))}
            </Box>
          </Box>
        </Box>
      )}
      <SortableArea
        items={items}
        labelOf={({ label }) => label}
        strategy={verticalListSortingStrategy}
        onMove={table.move}
      >
        <Box component="ul" ref={list} onPaste={paste} onKeyDown={onKeyDown}>
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
      {shown !== 'en' && (
        <Button
          ref={button}
          color="inherit"
          startIcon={<AddIcon />}
          disabled={fields.length >= MAX_SPECIFICATIONS}
          aria-describedby={`${id}-help`}
          sx={{ alignSelf: 'flex-start', mt: 0.5 }}
          onClick={table.add}
        >
          {t('specification.add')}
        </Button>
      )}
      <FormHelperText id={`${id}-help`}>{error ?? t('specification.hint')}</FormHelperText>
    </FormControl>
  );
}

/** The column of a cell, by the last part of its input's name. */
function columnOf(cell: EventTarget): Column {
  const name = cell instanceof HTMLInputElement ? cell.name : '';
  return COLUMNS.find((column) => name.endsWith(`.${column}`)) ?? 'name';
}
