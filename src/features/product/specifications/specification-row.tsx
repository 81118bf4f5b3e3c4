import NoKeyIcon from '@mui/icons-material/StarBorder';
import KeyIcon from '@mui/icons-material/Star';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormLanguage } from '#src/admin/form/core/languages/form-language.ts';
import { useField } from '#src/admin/form/inputs/use-field.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import type { ProductInput } from '../input.ts';
import { KEY_SPECIFICATIONS } from '../schema.ts';
import { SortableItem } from '../sortable-item.tsx';

type SpecificationRowProps = {
  id: string;
  label: string;
  index: number;
  /** Moves the row to the top. */
  onMoveFirst: () => void;
  onRemove: () => void;
};

/** A row of the table: its cells, and in a build with English those of both languages. */
export function SpecificationRow(props: SpecificationRowProps) {
  const { id, label, index, onMoveFirst, onRemove } = props;
  const shown = useFormLanguage();
  const { t } = useTranslation('products');
  const isKey = index < KEY_SPECIFICATIONS;
  const moveLabel = t(isKey ? 'specification.isKey' : 'specification.makeKey', { label });
  return (
    <SortableItem id={id} label={label} sx={rowStyles}>
      {(handle) => (
        <>
          {handle}
          <ToolButton label={moveLabel} onClick={onMoveFirst}>
            {isKey ? <KeyIcon fontSize="small" color="primary" /> : <NoKeyIcon fontSize="small" />}
          </ToolButton>
          <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid', gap: 1 }}>
            {LANGUAGES.map((language) => (
              <Box key={language} hidden={shown !== 'both' && shown !== language}>
                <Box sx={cellStyles}>
                  {PARTS[language].map((part) => (
                    <SpecificationCell key={part} index={index} part={part} />
                  ))}
                </Box>
              </Box>
            ))}
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

const LANGUAGES = HAS_ENGLISH ? (['cn', 'en'] as const) : (['cn'] as const);
const PARTS = { cn: ['name', 'value'], en: ['nameEn', 'valueEn'] } as const;

const cellStyles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
};

type SpecificationCellProps = { index: number; part: (typeof PARTS)['cn' | 'en'][number] };

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
