import OutdatedIcon from '@mui/icons-material/UpdateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { use, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { copiesApi } from '#src/admin/drafts/copies-api.ts';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { ShownValue } from '#src/admin/ui/shown-value.tsx';
import { ValuePair } from '#src/admin/ui/value-pair.tsx';
import { ENGLISH_SOURCES } from '#src/api/fields/record-fields.ts';
import {
  outdatedEnglish,
  type OutdatedEnglish,
  sourceOf,
  withPair,
} from '#src/api/fields/translation.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import { FormEnglish } from './form-english.tsx';

/** Below an English value whose Chinese has changed since: what has changed, and that the value is still right. */
export function OutdatedHint({ name }: { name: string }) {
  const outdated = use(FormEnglish).outdated.find((one) => one.name === name);
  return outdated && <Hint outdated={outdated} />;
}

function Hint({ outdated }: { outdated: OutdatedEnglish }) {
  const { t } = useTranslation('crud');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const confirm = useConfirm();
  const { name } = outdated;
  const label = use(FormFields).fields.get(name)?.label ?? name;
  const said = t('english.outdatedOf', { name: label });
  // The hints of a row are below it, not each at its cell.
  const isInRow = name.includes('.');
  return (
    <Box role="group" aria-label={said} sx={hintStyles}>
      <OutdatedIcon fontSize="small" sx={{ color: 'warning.text' }} />
      <Typography variant="body2" sx={besideIcon}>
        {isInRow ? said : t('english.changed')}
      </Typography>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'english.hideChange' : 'english.showChange')}
      </Button>
      <Button size="small" onClick={() => confirm(name)}>
        {t('english.confirm')}
      </Button>
      <Box id={id} sx={{ flexBasis: '100%' }}>
        {isOpen && <ChineseChange outdated={outdated} />}
      </Box>
    </Box>
  );
}

/** The Chinese of before beside the present one, where this computer has it. */
function ChineseChange({ outdated }: { outdated: OutdatedEnglish }) {
  const { t } = useTranslation('crud');
  const { versions } = use(FormEnglish);
  const { formState } = useFormContext();
  const { show, isRichText = false } = use(FormFields).fields.get(outdated.from) ?? {};
  const now: unknown = useWatch({ name: outdated.from });
  const query = useQuery({
    ...copiesApi('version').ofRecord(versions ?? { user: '', type: '', record: '' }),
    enabled: versions !== null,
  });
  if (query.isLoading) return t('loading');
  const records = [
    formState.defaultValues ?? {},
    ...(query.data ?? []).map(({ values }) => values),
  ];
  const before = sourceOf(outdated, records);
  if (before === undefined) {
    const text = isRichText ? htmlText(String(now)) : now;
    return (
      <>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('english.unknown')}
        </Typography>
        <Box role="group" aria-label={t('english.now')} tabIndex={0} sx={textStyles}>
          <ShownValue value={text} other={text} show={undefined} />
        </Box>
      </>
    );
  }
  return (
    <ValuePair
      captions={[t('english.before'), t('english.now')]}
      values={[before, now]}
      show={show}
    />
  );
}

/** Says that an English value is right for the present Chinese, with undo in a toast. */
function useConfirm() {
  const { t } = useTranslation('crud');
  const { getValues, setValue, setFocus, formState } = useFormContext();
  return (name: string) => {
    const outdated = outdatedEnglish(getValues(), formState.defaultValues).find(
      (one) => one.name === name,
    );
    if (!outdated) return;
    const set = (isConfirmed: boolean) =>
      setValue(ENGLISH_SOURCES, withPair(getValues(), outdated, isConfirmed), {
        shouldDirty: true,
      });
    set(true);
    // The pressed button is gone.
    setFocus(name);
    const undo = () => set(false);
    toast.success(t('english.confirmed'), { action: { label: t('undo.action'), onClick: undo } });
  };
}

const hintStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mt: 0.5,
  px: 1.5,
  py: 0.5,
  borderRadius: 1,
  bgcolor: 'background.neutral',
};

/** A long text wraps there, not below the icon. */
const besideIcon = { maxWidth: 'calc(100% - 28px)' };

const textStyles = { maxHeight: '10rem', overflowY: 'auto', typography: 'body2' };
