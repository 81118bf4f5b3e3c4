import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_IMAGE_MEGABYTES } from '#src/lib/pictures/image-file.ts';

type DropPromptProps = {
  buttonRef: Ref<HTMLButtonElement>;
  label: string;
  describedBy: string;
  disabled: boolean;
  onChoose: () => void;
  onOpenLibrary: (() => void) | undefined;
};

/** The empty state of a picture field: which files fit, and how to add one. */
export function DropPrompt(props: DropPromptProps) {
  const { buttonRef, label, describedBy, disabled, onChoose, onOpenLibrary } = props;
  const { t } = useTranslation('components');
  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      <AddPhotoAlternateOutlined sx={{ fontSize: 40, color: 'primary.text', opacity: 0.8 }} />
      <Typography variant="body2" sx={{ mt: 0.5, mb: 1 }}>
        {t('image.drop')}
      </Typography>
      <Button
        ref={buttonRef}
        variant="outlined"
        size="small"
        color="inherit"
        disabled={disabled}
        aria-label={`${label}: ${t('image.choose')}`}
        aria-describedby={describedBy}
        onClick={onChoose}
      >
        {t('image.choose')}
      </Button>
      {onOpenLibrary && (
        <Button
          size="small"
          color="inherit"
          disabled={disabled}
          aria-label={`${label}: ${t('image.library')}`}
          onClick={onOpenLibrary}
          sx={{ mx: 1 }}
        >
          {t('image.library')}
        </Button>
      )}
      <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t('image.limits', { size: MAX_IMAGE_MEGABYTES })}
        <br />
        {t('image.pasteHint')}
      </Typography>
    </Box>
  );
}
