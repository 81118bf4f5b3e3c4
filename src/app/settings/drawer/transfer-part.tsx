import CopyIcon from '@mui/icons-material/ContentCopy';
import PasteIcon from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useCopy } from '#src/components/share/use-copy.ts';
import { toast } from '#src/lib/toast.ts';
import { pickFields } from '#src/lib/records/pick-fields.ts';
import { setSettings, settingsStore } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { type Settings, SettingsSchema } from '#src/settings/schema.ts';
import { useColorMode, COLOR_MODES, type ColorMode } from '../use-color-mode.ts';
import { ownColor, readColor } from './own-color.ts';

/** Copies all settings from one browser to another, as a text. */
export function TransferPart() {
  const { t } = useTranslation(['frame-components', 'common']);
  const settings = useSettings();
  const { mode, choose } = useColorMode();
  const { copy } = useCopy(settingsText(settings, mode), t('settings.copyFailed'));
  const [isOpen, setIsOpen] = useState(false);

  const apply = async (text: string): Promise<string | undefined> => {
    const read = await readSettingsText(text);
    if ('wrong' in read) {
      return read.wrong === ''
        ? t('settings.noSettings')
        : t('settings.wrongValue', { key: read.wrong });
    }
    const before = pickFields<Partial<typeof settings>>(settingsStore.getState(), read.patch);
    setSettings(read.patch);
    if (read.mode) choose(read.mode);
    setIsOpen(false);
    toast.success(t('settings.pasted'), {
      action: {
        label: t('settings.undo'),
        onClick: () => {
          setSettings(before);
          if (read.mode) choose(mode);
        },
      },
    });
    return undefined;
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, '& > *': { flex: 1 } }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<CopyIcon />}
          onClick={async () => {
            if (await copy()) toast.success(t('settings.copied'));
          }}
        >
          {t('settings.copy')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<PasteIcon />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('settings.paste')}
        </Button>
      </Stack>
      {isOpen && <PasteForm onApply={apply} />}
    </Stack>
  );
}

type PasteFormProps = {
  /** Returns an error message for a wrong text. */
  onApply: (text: string) => Promise<string | undefined>;
};

function PasteForm({ onApply }: PasteFormProps) {
  const { t } = useTranslation(['frame-components', 'common']);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      setWrong(await onApply(text));
    } catch {
      setWrong(t('common:error.network'));
    }
  };

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 1 }}>
      <TextField
        // Somebody has just asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        multiline
        minRows={3}
        maxRows={8}
        label={t('settings.text')}
        value={text}
        error={wrong !== undefined}
        helperText={wrong ?? t('settings.textHint')}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(undefined);
        }}
        slotProps={{ htmlInput: { spellCheck: false, dir: 'ltr' } }}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        {t('settings.apply')}
      </Button>
    </Stack>
  );
}

/**
 * The settings in a text, or in `wrong` the name of the first setting with an invalid value; '' if the text has no
 * settings.
 */
type Read = { patch: Partial<Settings>; mode?: ColorMode } | { wrong: string };

const ModeSchema = v.optional(v.picklist(COLOR_MODES));

/**
 * All settings and the colour mode as JSON text, to copy to another browser. Contains no shades of an own colour,
 * because they are derived from it.
 */
function settingsText(settings: Settings, mode: ColorMode): string {
  const { primaryColor } = settings;
  const color = typeof primaryColor === 'string' ? primaryColor : primaryColor.main;
  const copied = { ...settings, colorScheme: undefined, primaryColor: color, mode };
  return JSON.stringify(copied, null, 2);
}

/**
 * Reads a text of `settingsText`, or a part of it. Unknown keys are ignored.
 * @throws when the code that derives an own colour's shades cannot be fetched
 */
async function readSettingsText(text: string): Promise<Read> {
  const values = recordIn(text);
  const color = typeof values.primaryColor === 'string' ? readColor(values.primaryColor) : null;
  if (color !== null) values.primaryColor = await ownColor(color);
  const mode = v.safeParse(ModeSchema, values.mode);
  if (!mode.success) return { wrong: 'mode' };
  const read = v.parse(SettingsSchema, values);
  const known = Object.entries(read).filter(([key]) => key in values && key !== 'colorScheme');
  // The schema replaces invalid values by their defaults.
  const [wrong] = known.find(([key, value]) => !isSame(value, values[key])) ?? [];
  if (wrong !== undefined) return { wrong };
  if (known.length === 0 && mode.output === undefined) return { wrong: '' };
  return { patch: Object.fromEntries(known), ...(mode.output && { mode: mode.output }) };
}

function recordIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
