import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormField } from '#src/admin/form/core/form-fields.tsx';
import { useEnglishProps } from '#src/admin/form/core/languages/english-props.ts';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { isRecord } from '#src/lib/records/is-record.ts';
import { type CompanyInfoInput, MAX_STATIONS } from './input.ts';

const EMPTY = { name: '' };

/** The service stations: a row for each. */
export function StationsInput() {
  const { t } = useTranslation('company-info');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { control } = useFormContext<CompanyInfoInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'stations' });
  useFormField('stations', t('field.stations'), formatRows, { button });
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend" sx={{ mb: 2, fontSize: '0.875rem' }}>
        {t('field.stations')}
      </FormLabel>
      <Box component="ul">
        {fields.map((field, index) => (
          <StationRow
            key={field.id}
            index={index}
            onRemove={() => {
              remove(index);
              button.current?.focus();
            }}
          />
        ))}
      </Box>
      <Button
        ref={button}
        color="inherit"
        startIcon={<AddIcon />}
        disabled={fields.length >= MAX_STATIONS}
        aria-describedby={`${id}-help`}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => append(EMPTY)}
      >
        {t('station.add')}
      </Button>
      <FormHelperText id={`${id}-help`}>{t('field.stationsHint')}</FormHelperText>
    </FormControl>
  );
}

type StationRowProps = { index: number; onRemove: () => void };

function StationRow({ index, onRemove }: StationRowProps) {
  const { t } = useTranslation('company-info');
  const { control } = useFormContext();
  const englishOf = useEnglishProps();
  const name = `stations.${index}.name`;
  const label = t('station.name', { row: index + 1 });
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TextInput
          control={control}
          name={name}
          label={label}
          max={40}
          english={englishOf(name, label)}
        />
      </Box>
      <ToolButton label={t('station.remove', { row: index + 1 })} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </ToolButton>
    </Box>
  );
}

/** Formats the rows for the comparison of changes: one line each. */
function formatRows(value: unknown): string {
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  return rows.map(({ name, nameEn }) => [name, nameEn].filter(Boolean).join(' · ')).join('\n');
}

const rowStyles = { display: 'flex', alignItems: 'flex-start', gap: 0.5, mb: 2 };
