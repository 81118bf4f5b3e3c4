import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  type Book,
  type Encoding,
  ENCODINGS,
  type Sheet,
  type Table,
  TableError,
} from '#src/admin/import/file/table.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { isLoadFailure } from '#src/lib/errors/load-failure.ts';

/** The number of items that a longer list names. */
const NAMED = 5;

export type FileNotesProps = {
  /** The file, with only the sheets that have rows. */
  book: Book;
  sheet: Sheet;
  table: Table;
  /** Whether the table includes the hidden rows and columns. */
  withHidden: boolean;
  onSheet: (sheet: Sheet) => void;
  onHidden: (withHidden: boolean) => void;
  /** Reads the file again in this encoding; rejects with a `TableError` where it cannot be read so. */
  onEncoding: (encoding: Encoding) => Promise<void>;
};

/** Why a file cannot be imported. */
export function tableFaultText(t: TFunction<'import'>, error: Error): string {
  if (isLoadFailure(error)) return errorMessage(error);
  return t(`fault.${error instanceof TableError ? error.fault : 'unreadable'}`);
}

/** Notes on how a file was read, and the choice of its encoding, of the sheet and of hidden rows and columns. */
export function FileNotes(props: FileNotesProps) {
  const { book, sheet, table, withHidden, onSheet, onHidden, onEncoding } = props;
  const { t } = useTranslation('import');
  const { sheets, remark, encoding } = book;
  const reading = useMutation({ mutationFn: onEncoding });
  const { lines, columns } = table.hidden;
  const listed = (names: readonly string[]) => {
    const list = names.slice(0, NAMED).join(t('separator'));
    return names.length > NAMED ? t('notes.more', { list, count: names.length }) : list;
  };
  const titles = columns.map(({ title, number }) => title || t('columns.untitled', { number }));
  const hidden = [
    ...(lines.length > 0
      ? [t('notes.lines', { lines: listed(rangesOf(lines)), count: lines.length })]
      : []),
    ...(columns.length > 0 ? [t('notes.columns', { names: listed(titles) })] : []),
  ];
  return (
    <>
      {encoding && (
        <TextField
          select
          fullWidth
          size="small"
          label={t('notes.encoding')}
          helperText={t('notes.encodingHint')}
          value={encoding}
          onChange={({ target }) => {
            const chosen = ENCODINGS.find((one) => one === target.value);
            if (chosen) reading.mutate(chosen);
          }}
          sx={{ mt: 1, mb: 2 }}
        >
          {ENCODINGS.map((one) => (
            <MenuItem key={one} value={one}>
              {one.toUpperCase()}
            </MenuItem>
          ))}
        </TextField>
      )}
      {reading.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {tableFaultText(t, reading.error)}
        </Alert>
      )}
      {sheets.length > 1 && (
        <TextField
          select
          fullWidth
          size="small"
          label={t('notes.sheet')}
          value={sheets.indexOf(sheet)}
          onChange={({ target }) => onSheet(sheets[Number(target.value)] ?? sheet)}
          sx={{ mt: 1, mb: 2 }}
        >
          {sheets.map(({ name, isHidden }, index) => (
            <MenuItem key={name} value={index}>
              {isHidden ? t('notes.hiddenSheet', { name }) : name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {remark && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t(`notes.${remark}`)}
        </Alert>
      )}
      {hidden.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('notes.hidden', { what: hidden.join(t('problem.separator')) })}
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={withHidden}
                onChange={({ target }) => onHidden(target.checked)}
              />
            }
            label={t('notes.withHidden')}
            sx={{ display: 'flex' }}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        </Alert>
      )}
      {sheet.merged.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('notes.merged', { ranges: listed(sheet.merged) })}
        </Alert>
      )}
      {sheet.pictures.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('notes.pictures', { cells: listed(sheet.pictures) })}
        </Alert>
      )}
      {sheet.uncomputed.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('notes.uncomputed', { cells: listed(sheet.uncomputed) })}
        </Alert>
      )}
    </>
  );
}

/** `5–7` for 5, 6 and 7. */
function rangesOf(lines: readonly number[]): string[] {
  const starts = lines.filter((line, index) => line - 1 !== lines[index - 1]);
  return starts.map((start) => {
    const from = lines.indexOf(start);
    const length = lines.slice(from).findIndex((line, index) => line !== start + index);
    const end = start + (length < 0 ? lines.length - from : length) - 1;
    return end > start ? `${start}–${end}` : String(start);
  });
}
