import ArrowIcon from '@mui/icons-material/ArrowDropUp';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { storedForPerson } from '#src/session/stored-for-person.ts';
import { saveActionOf } from './core/save-action.ts';
import { type FormSave, useIsSending, NEXT_STEPS, type NextStep } from './save/use-save.ts';

/** What a person chose last, in forms of new records and in those of others. */
const lastWay = storedForPerson<NextStep>('save', v.picklist(NEXT_STEPS), 'list');

/** The way that the button takes: the person's last choice, where the form has it. @param ways of the form */
export function useNextStep(ways: readonly NextStep[], isNew: boolean): NextStep {
  const last = lastWay.useStored(subjectOf(isNew));
  return ways.includes(last) ? last : 'list';
}

const subjectOf = (isNew: boolean) => (isNew ? 'new' : 'edit');

type SaveButtonProps = {
  save: FormSave & { submit: (way: NextStep) => void };
  /** The ways of saving that the form has. */
  ways: readonly NextStep[];
  /** The one that the button takes. */
  way: NextStep;
  isNew: boolean;
  /** What the record's form edits, where saving may publish it. */
  publishes?: Publishes | undefined;
  disabled: boolean;
};

/** Saves in the person's way, and beside that opens a menu of all ways. */
export function SaveButton({ save, ways, way, isNew, publishes, disabled }: SaveButtonProps) {
  const { t } = useTranslation('crud');
  const isSending = useIsSending(save);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const before = document.activeElement;
    const saveButton = button.current;
    return () => {
      // A button that is disabled loses the focus, and so does a field that takes nothing more.
      if (document.activeElement !== document.body) return;
      const isField = before instanceof HTMLElement && before !== document.body;
      (isField ? before : saveButton)?.focus({ preventScroll: true });
    };
  }, [isSending]);
  const describe = (action: string) =>
    way === 'list' ? action : t(`form.then.${way}`, { action });
  return (
    <>
      <ButtonGroup ref={group} variant="contained">
        <Button ref={button} type="submit" loading={isSending} disabled={disabled}>
          {publishes ? (
            <SaveLabel {...publishes} describe={describe} />
          ) : (
            describe(t('action.save'))
          )}
        </Button>
        <Button
          id={id}
          aria-label={t('form.ways')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          disabled={disabled}
          onClick={() => setOpen(true)}
          sx={{ px: 0.5 }}
        >
          <ArrowIcon />
        </Button>
      </ButtonGroup>
      <Menu
        open={isOpen}
        anchorEl={() => group.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {ways.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={one === way}
            selected={one === way}
            {...(one === 'stay' && {
              title: 'Ctrl+S',
              'aria-keyshortcuts': 'Control+S Meta+S',
            })}
            onClick={() => {
              setOpen(false);
              lastWay.write(one, subjectOf(isNew));
              save.submit(one);
            }}
          >
            {t(`form.then.${one}`, { action: t('action.save') })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

type Publishes = {
  /** The record that the form edits; null for a new one. */
  opened: object | null;
  /** The field with the time from which visitors see the record. */
  begin: string | undefined;
};

type SaveLabelProps = Publishes & { describe: (action: string) => string };

/** Says what saving does now. */
function SaveLabel({ opened, begin, describe }: SaveLabelProps): string {
  const { t } = useTranslation('crud');
  const values = useWatch();
  return describe(t(`form.action.${saveActionOf(values, opened, begin)}`));
}
