import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { toast } from '#src/lib/toast.ts';

type CopyTextProps = {
  text: string;
  /** What is copied, for the button's name: phone. */
  label: string;
};

const CONFIRMED_FOR = 2000;

/** Copies a line of the contact card and says so. Without the tooltip that weighs on a visitor's page. */
export function CopyText({ text, label }: CopyTextProps) {
  const { t } = useTranslation('about-us');
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
      toast.error(t('contact.copyFailed'));
    }
  };

  const Icon = isCopied ? CheckIcon : ContentCopyIcon;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={t('contact.copyOf', { label })}
        startIcon={<Icon />}
        onClick={() => void copy()}
        sx={{
          minWidth: 0,
          minHeight: 44,
          color: 'text.secondary',
          px: { xs: 1.5, sm: 1 },
          // On phones the icon stands alone.
          '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-2px 8px' } },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {isCopied ? t('contact.copied') : t('contact.copy')}
        </Box>
      </Button>
      <VisuallyHidden live>{isCopied && t('contact.copied')}</VisuallyHidden>
    </>
  );
}
