import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

type PreviewButtonProps<Input> = { preview: (values: Input) => ReactNode };

const WIDTHS = { phone: 390, desktop: 1200 };

/** Shows the form's values in a dialog as visitors will see them. */
export function PreviewButton<Input extends FieldValues>({ preview }: PreviewButtonProps<Input>) {
  const { t } = useTranslation('crud');
  const { getValues } = useFormContext<Input>();
  const [values, setValues] = useState<Input | null>(null);
  const [device, setDevice] = useState<keyof typeof WIDTHS>('desktop');
  const close = () => setValues(null);
  return (
    <>
      <Button color="inherit" onClick={() => setValues(getValues())}>
        {t('action.preview')}
      </Button>
      {values && (
        <Dialog open onClose={close} maxWidth={false} fullScreen aria-labelledby="preview-title">
          <DialogTitle
            id="preview-title"
            sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}
          >
            {t('form.previewTitle')}
            <ToggleButtonGroup
              exclusive
              size="small"
              value={device}
              onChange={(_event, next: keyof typeof WIDTHS | null) => next && setDevice(next)}
              // A phone is too narrow for the choice.
              sx={{ mx: 'auto', display: { xs: 'none', sm: 'inline-flex' } }}
            >
              <ToggleButton value="desktop">{t('form.desktop')}</ToggleButton>
              <ToggleButton value="phone">{t('form.phone')}</ToggleButton>
            </ToggleButtonGroup>
            <IconButton
              aria-label={t('action.close')}
              onClick={close}
              sx={{ marginInlineStart: { xs: 'auto', sm: 0 } }}
            >
              <CloseIcon />
            </IconButton>
          </DialogTitle>
          {/* Focusable, so that it scrolls by keyboard. */}
          <DialogContent dividers tabIndex={0} sx={{ bgcolor: 'background.default' }}>
            <Box
              sx={{
                // Here no header covers what is sticky.
                '--header-height': '0px',
                mx: 'auto',
                p: { xs: 2, sm: 4 },
                width: 1,
                maxWidth: WIDTHS[device],
                bgcolor: 'background.paper',
                borderRadius: 1,
              }}
            >
              {preview(values)}
            </Box>
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
