import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useCopy } from './use-copy.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string;
  /** What is copied, for the button's name: the phone number. */
  label: string;
  /** What to do where copying fails and the text does not stand on the page. */
  failed?: string;
};

/** Copies a text and says so. */
export function CopyButton({ text, label, failed }: CopyButtonProps) {
  const { t } = useTranslation('components');
  const { isCopied, copy } = useCopy(text, failed);
  const name = t('copy.action', { label });
  return (
    <>
      <IconButton
        size="small"
        aria-label={name}
        // The browser's own: MUI's weighs 12 kB on pages that visitors open.
        title={isCopied ? t('copy.done') : name}
        onClick={() => void copy()}
      >
        {isCopied ? (
          <CheckIcon fontSize="small" color="success" />
        ) : (
          <ContentCopyIcon fontSize="small" />
        )}
      </IconButton>
      <VisuallyHidden live>{isCopied && t('copy.done')}</VisuallyHidden>
    </>
  );
}
