import RotateLeftIcon from '@mui/icons-material/RotateLeft';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useState } from 'react';
import Cropper, { type Area, type MediaSize, type Point } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';

/** The picture's position under the frame. */
export type CropPosition = { crop: Point; zoom: number };

type CropAreaProps = {
  /** Full URL. */
  src: string;
  /** Width / height of the result; by default what the picture has. */
  ratio: number | undefined;
  placed: CropPosition;
  isTurning: boolean;
  onPlace: (change: Partial<CropPosition>) => void;
  /** @param quarter 1 to the right, -1 to the left */
  onTurn: (quarter: 1 | -1) => void;
  /** Called with percent of the picture, and with pixels. */
  onArea: (percent: Area, pixels: Area) => void;
  onError: () => void;
};

const MAX_ZOOM = 4;

/** Chooses a part of a picture by pointer, wheel or keyboard, and turns it. */
export function CropArea(props: CropAreaProps) {
  const { src, placed, isTurning, onPlace, onTurn, onArea, onError } = props;
  const { t } = useTranslation(['components', 'crud']);
  const id = useId();
  const [size, setSize] = useState<MediaSize>();
  const ratio = props.ratio ?? (size ? size.naturalWidth / size.naturalHeight : 4 / 3);
  return (
    <>
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
          image={src}
          aspect={ratio}
          objectFit="cover"
          {...placed}
          maxZoom={MAX_ZOOM}
          keyboardStep={10}
          onCropChange={(crop) => onPlace({ crop })}
          onZoomChange={(zoom) => onPlace({ zoom })}
          onCropAreaChange={onArea}
          onMediaLoaded={setSize}
          // The build has the styles, as the CSP blocks injected ones.
          disableAutomaticStylesInjection
          mediaProps={{ onError }}
          cropperProps={{
            role: 'application',
            title: t('crop.keys'),
            'aria-label': t('crop.area'),
            'aria-describedby': `${id}-hint`,
          }}
        />
      </Box>
      <Typography id={`${id}-hint`} variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t('crop.hint')}
        <span style={visuallyHidden}>{t('crop.keys')}</span>
      </Typography>
      <Box sx={{ mt: 2, display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography id={`${id}-zoom`} variant="subtitle2" sx={{ flexShrink: 0 }}>
          {t('crop.zoom')}
        </Typography>
        <Slider
          aria-labelledby={`${id}-zoom`}
          value={placed.zoom}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          getAriaValueText={(value) => `${Math.round(value * 100)}%`}
          onChange={(_event, value) => onPlace({ zoom: Array.isArray(value) ? 1 : value })}
        />
        <Box sx={{ display: 'flex', flexShrink: 0 }}>
          <ToolButton
            label={t('crud:pictureEdit.left')}
            busy={isTurning}
            onClick={() => isTurning || onTurn(-1)}
          >
            <RotateLeftIcon />
          </ToolButton>
          <ToolButton
            label={t('crud:pictureEdit.right')}
            busy={isTurning}
            onClick={() => isTurning || onTurn(1)}
          >
            <RotateRightIcon />
          </ToolButton>
        </Box>
      </Box>
    </>
  );
}
