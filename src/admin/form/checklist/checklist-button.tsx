import ChecklistIcon from '@mui/icons-material/FactCheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, useEffect } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { type Checklist, countProblems } from './checklist.ts';
import type { Opened } from './find-problems.ts';
import { decisions, withoutDecided } from './set-aside.ts';
import type { CheckedFields } from '#src/admin/records/checked-fields.ts';

const ChecklistPanel = lazyPart(() => import('./checklist-panel.tsx'), 'ChecklistPanel');

type ChecklistButtonProps<Input> = {
  checklist: Checklist<Input>;
  /** The form's first values. */
  values: Input;
  isNew: boolean;
  /** The `recordKey` of what is edited; undefined for a new record. */
  record: string | undefined;
};

/** Says how many things could be better before publishing, and opens the list of them. */
export function ChecklistButton<Input extends FieldValues>(props: ChecklistButtonProps<Input>) {
  const { checklist, record } = props;
  const { t } = useTranslation('crud');
  const { getValues } = useFormContext<Input>();
  const [opened] = useState<Opened>(() => ({
    values: props.values,
    isNew: props.isNew,
    at: currentTime(),
  }));
  const [shared, setShared] = useState<Input>();
  const [isOpen, setOpen] = useState(false);
  /** Links are only followed while the list is open. */
  const [badLinks, setBadLinks] = useState(0);
  const count = useProblemCount(checklist.fields, opened, record) + badLinks;
  const open = () => {
    setShared(getValues());
    setOpen(true);
  };
  return (
    <>
      <Button
        color="inherit"
        aria-label={count > 0 ? t('checklist.openHints', { count }) : t('checklist.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...ChecklistPanel.prefetchOn}
        onClick={open}
        sx={{ minWidth: { xs: 40, sm: 64 }, px: { xs: 1, sm: 1.5 }, gap: 0.75 }}
      >
        <ChecklistIcon fontSize="small" sx={{ display: { sm: 'none' } }} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('checklist.open')}
        </Box>
        {count > 0 && (
          <Box component="span" sx={countStyles}>
            {count}
          </Box>
        )}
      </Button>
      <ChecklistPanel
        isOpen={isOpen}
        fields={checklist.fields}
        opened={opened}
        record={record}
        onLinks={setBadLinks}
        onClose={() => setOpen(false)}
        onLoadFailed={() => setOpen(false)}
      >
        {shared && checklist.share?.(shared)}
      </ChecklistPanel>
    </>
  );
}

const countStyles = {
  minWidth: 20,
  px: 0.75,
  borderRadius: 10,
  fontSize: '0.75rem',
  lineHeight: 5 / 3,
  textAlign: 'center',
  color: 'warning.text',
  bgcolor: 'rgba(var(--mui-palette-warning-mainChannel) / 0.16)',
};

/** In ms after the last change: typing and the form's opening come first. */
const REST = 1200;

/**
 * How many problems a form has, counted when somebody pauses. A new form has none until it has a title.
 * Where the code of the checks cannot be fetched the number stays as it is.
 */
function useProblemCount(
  fields: CheckedFields,
  opened: Opened,
  record: string | undefined,
): number {
  const { subscribe, getValues } = useFormContext();
  const decided = decisions.useStored();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let timer = 0;
    let isGone = false;
    const look = async () => {
      const { findProblems } = await import('./find-problems.ts');
      const values: FieldsByName = getValues();
      if (isGone) return;
      const found = withoutDecided(findProblems(fields, values, opened), record, decided);
      const isEmpty = opened.isNew && fields.texts[0] !== undefined && !values[fields.texts[0]];
      setCount(isEmpty ? 0 : countProblems(found));
    };
    const lookLater = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void look().catch(() => undefined), REST);
    };
    lookLater();
    const unsubscribe = subscribe({ formState: { values: true }, callback: lookLater });
    return () => {
      isGone = true;
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [fields, opened, record, decided, subscribe, getValues]);
  return count;
}
