import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LazyBesidePanel } from './lazy-beside-panel.ts';
import type { Beside } from './use-beside.ts';

type BesideButtonProps = { beside: Beside };

/** Puts the public page beside the form, and away. */
export function BesideButton({ beside }: BesideButtonProps) {
  const { t } = useTranslation('crud');
  return (
    <Button
      id={beside.buttonId}
      color="inherit"
      aria-pressed={beside.isOpen}
      onClick={beside.toggle}
      {...LazyBesidePanel.prefetchOn}
    >
      {t('action.preview')}
    </Button>
  );
}
