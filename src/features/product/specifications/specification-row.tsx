import KeyIcon from '@mui/icons-material/Star';
import NoKeyIcon from '@mui/icons-material/StarBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormLanguage } from '#src/admin/form/core/languages/form-language.ts';
import { OutdatedHint } from '#src/admin/form/core/outdated/outdated-hint.tsx';
import { useField } from '#src/admin/form/inputs/use-field.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import type { ProductInput } from '../input.ts';
import { KEY_SPECIFICATIONS } from '../schema.ts';
import { SortableItem } from '../sortable-item.tsx';
import {
  cellStyles,
  cellsStyles,
  lineStyles,
  specificationRowStyles,
  TOOL,
  toolsStyles,
} from './table-styles.ts';
import { type Column, COLUMNS } from './use-specifications.ts';

type SpecificationRowProps = {
  id: string;
  label: string;
  index: number;
  onMoveFirst: () => void;
  onRemove: () => void;
};

/** A row of the table. Its tools are seen while the mouse is on it or the focus in it. */
export function SpecificationRow(props: SpecificationRowProps) {
  const { id, label, index, onMoveFirst, onRemove } = props;
  const shown = useFormLanguage();
  const { t } = useTranslation('products');
  return (
    <SortableItem id={id} label={label} sx={specificationRowStyles}>
      {(handle) => (
        <>
          <Box sx={lineStyles}>
            <Box sx={toolsStyles}>
              <span className={TOOL}>{handle}</span>
              {index < KEY_SPECIFICATIONS ? (
                <KeyIcon
                  titleAccess={t('specification.isKey', { label })}
                  fontSize="small"
                  color="primary"
                />
              ) : (
                <span className={TOOL}>
                  <ToolButton label={t('specification.makeKey', { label })} onClick={onMoveFirst}>
                    <NoKeyIcon fontSize="small" />
                  </ToolButton>
                </span>
              )}
            </Box>
            <Box sx={cellsStyles(shown !== 'cn')}>
              {COLUMNS.map((column) => (
                <SpecificationCell key={column} index={index} column={column} />
              ))}
            </Box>
            <span className={TOOL}>
              <ToolButton label={t('specification.remove', { label })} onClick={onRemove}>
                <DeleteIcon fontSize="small" data-remove />
              </ToolButton>
            </span>
          </Box>
          {shown !== 'cn' &&
            ENGLISH.map((column) => (
              <OutdatedHint key={column} name={`specifications.${index}.${column}`} />
            ))}
        </>
      )}
    </SortableItem>
  );
}

const ENGLISH = ['nameEn', 'valueEn'];

type SpecificationCellProps = { index: number; column: Column };

/** A cell. While the form shows English alone the Chinese ones are read, and while it shows Chinese the English are hidden. */
function SpecificationCell({ index, column }: SpecificationCellProps) {
  const { t } = useTranslation('products');
  const { control } = useFormContext<ProductInput>();
  const shown = useFormLanguage();
  const isEnglish = column === 'nameEn' || column === 'valueEn';
  const name = t(`specification.column.${column}`);
  const label = t('specification.cell', { row: index + 1, column: name });
  const { field, error } = useField({ control, name: `specifications.${index}.${column}`, label });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      hidden={isEnglish && shown === 'cn'}
      variant="standard"
      inputRef={ref}
      fullWidth
      placeholder={name}
      error={error !== undefined}
      helperText={error}
      slotProps={{
        input: { disableUnderline: true, readOnly: !isEnglish && shown === 'en' },
        htmlInput: { 'aria-label': label },
      }}
      sx={cellStyles}
    />
  );
}
