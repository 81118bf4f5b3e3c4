import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string;
  /** What is copied, for the button's name: the phone number. */
  label: string;
};

const CONFIRMED_FOR = 2000;

/** Copies a text and says so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation('components');
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      // Absent outside https.
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toast.error(t('copy.failed'));
    }
  };

  const name = t('copy.action', { label });
  return (
    <>
      <Tooltip title={isCopied ? t('copy.done') : name}>
        <IconButton size="small" aria-label={name} onClick={() => void copy()}>
          {isCopied ? <CheckIcon fontSize="small" /> : <ContentCopyIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      <VisuallyHidden live>{isCopied && t('copy.done')}</VisuallyHidden>
    </>
  );
}
