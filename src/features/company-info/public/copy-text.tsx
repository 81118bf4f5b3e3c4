import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#src/components/use-copy.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

type CopyTextProps = {
  text: string;
  /** What is copied, for the button's name: phone. */
  label: string;
};

/** Copies a line of the contact card and says so. Without the tooltip that weighs on a visitor's page. */
export function CopyText({ text, label }: CopyTextProps) {
  const { t } = useTranslation('components');
  const { isCopied, copy } = useCopy(text);
  const Icon = isCopied ? CheckIcon : ContentCopyIcon;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={t('copy.action', { label })}
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
          {isCopied ? t('copy.done') : t('copy.short')}
        </Box>
      </Button>
      <VisuallyHidden live>{isCopied && t('copy.done')}</VisuallyHidden>
    </>
  );
}
