import CopyIcon from '@mui/icons-material/ContentCopy';
import PasteIcon from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#src/components/share/use-copy.ts';
import { toast } from '#src/lib/toast.ts';
import { pickFields } from '#src/lib/records/pick-fields.ts';
import { setSettings, settingsStore } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { readSettingsText, settingsText } from './settings-text.ts';
import { useColorMode } from '../use-color-mode.ts';

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
