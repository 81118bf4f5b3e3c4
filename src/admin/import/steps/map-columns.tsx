import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FileNotes, type FileNotesProps } from './file-notes.tsx';
import { ImportStep } from './import-step.tsx';
import type { ImportType } from '#src/admin/import/plan/import-type.ts';
import { mapColumn, type Mapping } from '#src/admin/import/plan/mapping.ts';
import { MAX_FILE_ROWS } from '#src/admin/import/file/table.ts';

const EXAMPLES = 3;

type MapColumnsProps = FileNotesProps & {
  type: ImportType;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
  onNext: () => void;
  onBack: () => void;
};

/** The choice of a field for each column of the file. */
export function MapColumns(props: MapColumnsProps) {
  const { type, table, mapping, onChange, onNext, onBack, ...notes } = props;
  const { t } = useTranslation(['import', 'common']);
  const { fields, keys, noun, saving } = type;
  const isWhole = 'sendFile' in saving;
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  const isTooLong = !isWhole && table.rows.length > MAX_FILE_ROWS;
  const hasKey = mapping.some((name) => name === 'id' || name === keys[0]);
  const missing = fields.filter(({ name, isRequired }) => isRequired && !mapping.includes(name));
  const names = missing.map(({ label }) => label).join(t('separator'));
  return (
    <>
      <DialogContent dividers>
        <ImportStep step={2} title={t('columns.title')} />
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          {t('columns.explained', { file: table.fileName, count: table.rows.length })}
        </Typography>
        <FileNotes {...notes} table={table} />
        {isTooLong && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('fault.tooMany')}
          </Alert>
        )}
        {!hasKey && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {isWhole
              ? t('columns.noTitle', { title: labelOf(keys[0]), noun })
              : t('columns.noKey', { title: labelOf(keys[0]), id: labelOf('id'), noun })}
          </Alert>
        )}
        {hasKey && missing.length > 0 && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('columns.missing', { names, noun })}
          </Alert>
        )}
        <Box component="ul">
          {table.head.map((title, index) => {
            const name = title || t('columns.untitled', { number: table.numbers[index] });
            const cells = table.rows.map((row) => row.cells[index] ?? '').filter(Boolean);
            return (
              <Box
                component="li"
                // Titles may repeat, and columns never move.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                sx={{
                  py: 1.5,
                  display: 'grid',
                  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 240px' },
                  gap: { xs: 1, sm: 3 },
                  alignItems: 'center',
                  borderBlockEnd: '1px solid',
                  borderColor: 'divider',
                }}
              >
                <Box sx={{ minWidth: 0 }}>
                  <Typography variant="subtitle2" component="p" noWrap>
                    {name}
                  </Typography>
                  <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
                    {cells.slice(0, EXAMPLES).join(t('separator')) || t('columns.empty')}
                  </Typography>
                </Box>
                <TextField
                  select
                  size="small"
                  label={t('columns.fieldOf', { name })}
                  value={mapping[index] ?? ''}
                  onChange={({ target }) =>
                    onChange(mapColumn(mapping, index, target.value || null))
                  }
                  slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
                >
                  <MenuItem value="">{t('columns.none')}</MenuItem>
                  {fields.map((field) => (
                    <MenuItem key={field.name} value={field.name}>
                      {field.label}
                    </MenuItem>
                  ))}
                </TextField>
              </Box>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onBack}>
          {t('action.otherFile')}
        </Button>
        <Button
          variant="contained"
          disabled={!hasKey || isTooLong || table.rows.length === 0}
          onClick={onNext}
        >
          {t('action.next')}
        </Button>
      </DialogActions>
    </>
  );
}
