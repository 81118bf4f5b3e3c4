import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { cropImage } from '#src/lib/pictures/crop-image.ts';
import { unlessBackdrop } from '#src/lib/browser/unless-backdrop.ts';

type ImageCropDialogProps = {
  file: File;
  /** An object URL of the file. */
  address: string;
  /** Width / height of the result. */
  ratio: number;
  /** In pixels; a narrower result gets a warning that it will look blurred. */
  sharpFrom: number;
  onDone: (file: File) => void;
  onCancel: () => void;
};

const MAX_WIDTH = 2560;
const MAX_ZOOM = 4;

/** Crops a picture by pointer, wheel or keyboard. */
export function ImageCropDialog(props: ImageCropDialogProps) {
  const { file, address, ratio, sharpFrom, onDone, onCancel } = props;
  const { t } = useTranslation('components');
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isWorking, setWorking] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const apply = async () => {
    if (!area) return;
    setWorking(true);
    try {
      onDone(await cropImage(file, area, MAX_WIDTH));
    } catch {
      setFailed(true);
      setWorking(false);
    }
  };
  // An unreadable picture has an area of size 0.
  const isReady = area !== undefined && !hasFailed;

  return (
    <Dialog
      open
      // A drag may end on the backdrop, which must not close the dialog.
      onClose={unlessBackdrop(onCancel)}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{t('crop.title')}</DialogTitle>
      <DialogContent>
        {hasFailed && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('crop.failed', { name: file.name })}
          </Alert>
        )}
        <Box
          sx={{
            position: 'relative',
            mx: 'auto',
            // As large as the window allows, in the result's ratio.
            width: `min(100%, 50vh * ${ratio})`,
            aspectRatio: String(ratio),
            borderRadius: 1,
            overflow: 'hidden',
            bgcolor: 'background.neutral',
            '& .reactEasyCrop_CropArea:focus-visible': {
              outline: '3px solid var(--mui-palette-primary-main)',
              outlineOffset: '-3px',
            },
          }}
        >
          <Cropper
            image={address}
            aspect={ratio}
            objectFit="cover"
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            keyboardStep={10}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_percent, pixels) => setArea(pixels)}
            // The build has the styles, as the CSP blocks injected ones.
            disableAutomaticStylesInjection
            mediaProps={{ onError: () => setFailed(true) }}
            cropperProps={{
              role: 'application',
              'aria-label': t('crop.area'),
              'aria-describedby': `${id}-hint`,
            }}
          />
        </Box>
        <Typography id={`${id}-hint`} variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('crop.hint')}
        </Typography>
        <Box sx={{ mt: 2, display: 'flex', alignItems: 'center', gap: 3 }}>
          <Typography id={`${id}-zoom`} variant="subtitle2" sx={{ flexShrink: 0 }}>
            {t('crop.zoom')}
          </Typography>
          <Slider
            aria-labelledby={`${id}-zoom`}
            value={zoom}
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            getAriaValueText={(value) => `${Math.round(value * 100)}%`}
            onChange={(_event, value) => setZoom(Array.isArray(value) ? 1 : value)}
          />
        </Box>
        {isReady && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {t('crop.size', sizeOf(area))}
          </Typography>
        )}
        {isReady && area.width < sharpFrom && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {t('crop.blurred', { width: sharpFrom })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!isReady}
          loading={isWorking}
          onClick={() => void apply()}
        >
          {t('crop.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The stored size of an area, in pixels. */
function sizeOf(area: Area) {
  const scale = Math.min(1, MAX_WIDTH / area.width);
  return { width: Math.round(area.width * scale), height: Math.round(area.height * scale) };
}
