import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { differingFields } from '#src/admin/drafts/draft.ts';
import { ValuePair } from '#src/admin/ui/value-pair.tsx';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import { FormFields } from './form-fields.tsx';
import { setFields } from './set-fields.ts';

type AdoptFieldsProps = {
  values: FieldsByName;
  /** Heading of the column with these values. */
  caption: string;
  /** The texts. */
  words: 'versions' | 'handover';
  /** Why a field is better adopted on its own, not together with all others. */
  warningOf?: (name: string) => string | undefined;
};

/**
 * The fields in which a version or a draft differs from the form. Each can be adopted into the form, and undone;
 * nothing is saved.
 */
export function AdoptFields({ values, caption, words, warningOf }: AdoptFieldsProps) {
  const { t } = useTranslation('crud');
  const { getValues, setValue } = useFormContext();
  const { fields } = use(FormFields);
  const [now] = useState<FieldsByName>(() => ({ ...getValues() }));
  const [names] = useState(() => differingFields({ values }, now));
  const [adopted, setAdopted] = useState<readonly string[]>([]);
  const others = names.filter((name) => warningOf?.(name) === undefined);
  const labelOf = (name: string) => fields.get(name)?.label ?? name;

  const adopt = (chosen: readonly string[]) => {
    setFields(setValue, chosen, values);
    setAdopted([...new Set([...adopted, ...chosen])]);
  };
  const undo = (name: string) => {
    setFields(setValue, [name], now);
    setAdopted(adopted.filter((one) => one !== name));
  };

  if (names.length === 0) return <Typography>{t(`${words}.same`)}</Typography>;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="body2" role="status" sx={{ flex: '1 1 0', minWidth: '12em' }}>
          {adopted.length > 0
            ? t(`${words}.taken`, { count: adopted.length })
            : t(`${words}.differs`, { count: names.length })}
        </Typography>
        {others.length > 0 && (
          <Button
            variant="outlined"
            size="small"
            disabled={others.every((name) => adopted.includes(name))}
            onClick={() => adopt(others)}
          >
            {others.length === names.length
              ? t(`${words}.takeAll`)
              : t('handover.takeOthers', { count: others.length })}
          </Button>
        )}
      </Box>
      {names.map((name) => {
        const isAdopted = adopted.includes(name);
        const warning = warningOf?.(name);
        return (
          <Box key={name} component="section" sx={{ mt: 3 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
              <Typography variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>
                {labelOf(name)}
              </Typography>
              <Button
                size="small"
                color={isAdopted ? 'inherit' : 'primary'}
                startIcon={isAdopted ? <UndoIcon /> : undefined}
                aria-label={t(isAdopted ? `${words}.giveBackOf` : `${words}.takeOf`, {
                  name: labelOf(name),
                })}
                onClick={() => (isAdopted ? undo(name) : adopt([name]))}
              >
                {isAdopted ? t(`${words}.giveBack`) : t(`${words}.take`)}
              </Button>
            </Box>
            {warning !== undefined && (
              <Typography variant="body2" sx={{ mb: 1, color: 'warning.text' }}>
                {warning}
              </Typography>
            )}
            <ValuePair
              captions={[caption, t(`${words}.now`)]}
              values={[values[name], now[name]]}
              show={fields.get(name)?.show}
            />
          </Box>
        );
      })}
    </>
  );
}
