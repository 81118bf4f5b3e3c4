import ArrowIcon from '@mui/icons-material/ArrowDropUp';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { storedForPerson } from '#src/session/stored-for-person.ts';
import { saveActionOf } from './core/save-action.ts';

/** What follows a save: the list, the same form, the next record of the list, a form for a new one. */
const WAYS = ['list', 'stay', 'next', 'new'] as const;
type Way = (typeof WAYS)[number];

/** What each way of saving does; absent where a form does not have it. */
export type Saves = { list: () => void } & Partial<Record<Way, (() => void) | undefined>>;

/** What a person chose last, in forms of new records and in those of others. */
const lastWay = storedForPerson<Way>('save', v.picklist(WAYS), 'list');

/** The ways of saving a form, and the one that its button takes: the person's last choice, where the form has it. */
export function useSaveWay(saves: Saves, isNew: boolean) {
  const subject = isNew ? 'new' : 'edit';
  const last = lastWay.useStored(subject);
  const way = saves[last] ? last : 'list';
  return {
    saves,
    way,
    save: saves[way] ?? saves.list,
    /** Makes it the button's. */
    choose: (next: Way) => lastWay.write(next, subject),
  };
}

type SaveButtonProps = {
  saving: ReturnType<typeof useSaveWay>;
  /** What the record's form edits, where saving may publish it. */
  publishes?: Publishes | undefined;
  disabled: boolean;
};

/** Saves in the person's way, and beside that opens a menu of all ways. */
export function SaveButton({ saving, publishes, disabled }: SaveButtonProps) {
  const { saves, way, choose } = saving;
  const { t } = useTranslation('crud');
  const { isSubmitting, submitCount } = useFormState();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // The button loses the focus while it is disabled.
    const isLost = submitCount > 0 && document.activeElement === document.body;
    if (!isSubmitting && isLost) button.current?.focus({ preventScroll: true });
  }, [isSubmitting, submitCount]);
  const describe = (action: string) =>
    way === 'list' ? action : t(`form.then.${way}`, { action });
  return (
    <>
      <ButtonGroup ref={group} variant="contained">
        <Button ref={button} type="submit" loading={isSubmitting} disabled={disabled}>
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
        {WAYS.map(
          (one) =>
            saves[one] && (
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
                  choose(one);
                  saves[one]?.();
                }}
              >
                {t(`form.then.${one}`, { action: t('action.save') })}
              </MenuItem>
            ),
        )}
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
