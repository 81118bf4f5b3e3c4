import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useCopy } from './use-copy.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

type CopyButtonProps = {
  /** The copied text. */
  text: string;
  /** Names the text in the button's accessible name: the phone number. */
  label: string;
  /** The failure's text, where the copied text is not on the page. */
  failed?: string;
};

export function CopyButton({ text, label, failed }: CopyButtonProps) {
  const { t } = useTranslation('components');
  const { isCopied, copy } = useCopy(text, failed);
  const name = t('copy.action', { label });
  return (
    <>
      <IconButton
        size="small"
        aria-label={name}
        // The browser's tooltip, because MUI's would add 12 kB to visitors' pages.
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
