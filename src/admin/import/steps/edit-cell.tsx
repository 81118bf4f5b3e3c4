import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { GridRenderEditCellParams } from '@mui/x-data-grid/models';
import { useState } from 'react';
import type { ImportField } from '#src/admin/import/plan/fields.ts';
import type { RowPlan } from '#src/admin/import/plan/plan-rows.ts';

type EditCellProps = {
  field: ImportField;
  params: GridRenderEditCellParams<RowPlan, string>;
};

/** Edits a cell: a choice in a list, or a text in an area over the cell; Shift+Enter starts a new line. */
export function EditCell({ field, params }: EditCellProps) {
  const { id, api, value = '', colDef } = params;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { choices, label } = field;
  const change = (text: string) =>
    void api.setEditCellValue({ id, field: params.field, value: text });
  // The cell has just been opened to type in it.
  const input = { 'aria-label': label, autoFocus: true };

  if (choices) {
    const isKnown = value === '' || choices.includes(value);
    return (
      <NativeSelect
        fullWidth
        disableUnderline
        value={value}
        onChange={({ target }) => change(target.value)}
        inputProps={input}
        sx={{ px: 1.25 }}
      >
        {['', ...(isKnown ? [] : [value]), ...choices].map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </NativeSelect>
    );
  }
  const width = Math.max(colDef.computedWidth, field.isLong ? 360 : 0);
  return (
    <div ref={setAnchor} style={{ alignSelf: 'flex-start', width: '100%' }}>
      {anchor && (
        <Popper
          open
          anchorEl={anchor}
          // Outside the dialog, the dialog's focus trap would move the focus away.
          container={anchor.closest<HTMLElement>('[role=dialog]')}
          placement="bottom-start"
          sx={{ zIndex: 'modal' }}
        >
          <Paper
            elevation={8}
            sx={{
              p: 1.25,
              width,
              maxWidth: '90vw',
              border: '2px solid',
              borderColor: 'primary.main',
            }}
          >
            <InputBase
              fullWidth
              multiline
              minRows={field.isLong ? 4 : 1}
              maxRows={12}
              value={value}
              onChange={({ target }) => change(target.value)}
              inputProps={input}
              sx={{ p: 0, typography: 'body2' }}
            />
          </Paper>
        </Popper>
      )}
    </div>
  );
}
