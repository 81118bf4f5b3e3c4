import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { cropImage } from '#src/lib/pictures/crop-image.ts';
import { CENTER } from '#src/lib/pictures/focal-point.ts';
import { imageSize } from '#src/lib/pictures/image-file.ts';
import { MAX_SIDE } from '#src/lib/pictures/picture-plan.ts';
import { unlessBackdrop } from '#src/lib/browser/unless-backdrop.ts';
import { CropArea, type CropPosition } from './crop-area.tsx';
import { intoCut, outOfCut, WHOLE } from './cut-focus.ts';
import { FocusEditor } from './focus-editor.tsx';
import type { CropOptions, Edited, EditedPicture } from './edited-picture.ts';

type ImageCropDialogProps = CropOptions & {
  picture: EditedPicture;
  onDone: (edited: Edited) => void;
  onCancel: () => void;
};

/** A picture that was created here; it uses memory until its URL is revoked. */
type Made = { file: File; address: string };

const START: CropPosition = { crop: { x: 0, y: 0 }, zoom: 1 };

/** Crops and turns a picture, and sets its focal point. A change of the focal point alone does not change a stored file. */
export function ImageCropDialog(props: ImageCropDialogProps) {
  const { picture, ratio, sharpFrom = 0, crops, onDone, onCancel } = props;
  const { t } = useTranslation(['components', 'crud']);
  const [mode, setMode] = useState(picture.isStored && crops ? 'focus' : 'crop');
  const [placed, setPlaced] = useState(START);
  /** The whole picture, turned by quarters to the right. */
  const [turned, setTurned] = useState<{ turns: number; scale: number; made: Made | null }>(
    UPRIGHT,
  );
  const [area, setArea] = useState<{ percent: Area; pixels: Area }>();
  const [cut, setCut] = useState<Made | null>(null);
  /** The focal point within the uncropped picture. */
  const [focus, setFocus] = useState(picture.focus ?? CENTER);
  const [isWorking, setWorking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useRevoked(turned.made);
  useRevoked(cut);

  const { turns } = turned;
  const isWhole = area === undefined || (area.percent.width > 99.9 && area.percent.height > 99.9);
  const isMade = !picture.isStored || turns > 0 || !isWhole;
  const cutOut = { turns, area: area?.percent ?? WHOLE };

  const attempt = async (task: () => Promise<void>) => {
    setWorking(true);
    try {
      await task();
    } catch {
      setFailed(true);
    } finally {
      setWorking(false);
    }
  };
  const makeCut = async (): Promise<File | undefined> => {
    if (!isMade || !area) return undefined;
    const file = await picture.read();
    const isLossless = file.type === 'image/png' && area.pixels.width <= MAX_SIDE;
    return cropImage(file, area.pixels, MAX_SIDE, { turns, isLossless });
  };
  const turn = (quarter: 1 | -1) =>
    attempt(async () => {
      const next = (turns + quarter + 4) % 4;
      const file = await picture.read();
      const size = await imageSize(file);
      if (!size) throw new Error('The picture cannot be read');
      const [width, height] =
        next % 2 === 0 ? [size.width, size.height] : [size.height, size.width];
      const scale = Math.max(1, width / MAX_SIDE);
      const whole = { x: 0, y: 0, width, height };
      const shown = next > 0 ? await cropImage(file, whole, MAX_SIDE, { turns: next }) : null;
      setPlaced(START);
      setArea(undefined);
      setTurned(next > 0 ? { turns: next, scale, made: shown && toMade(shown) } : UPRIGHT);
    });
  const showFocus = () =>
    attempt(async () => {
      const file = await makeCut();
      setCut(file ? toMade(file) : null);
      setMode('focus');
    });
  const finish = () =>
    attempt(async () => {
      const file = mode === 'crop' ? await makeCut() : cut?.file;
      onDone({ file, focus: crops && intoCut(focus, cutOut) });
    });

  const isCropping = mode === 'crop';
  // An unreadable picture has an area of size 0.
  const isReady = !hasFailed && (!isCropping || (area !== undefined && area.pixels.width > 0));

  return (
    <DialogFrame
      title={t(isCropping ? 'crop.title' : 'crud:pictureEdit.focusTitle')}
      maxWidth="md"
      // A drag may end on the backdrop, which must not close the dialog.
      onClose={unlessBackdrop(onCancel)}
    >
      <DialogContent>
        {crops && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('crud:pictureEdit.modes')}
            value={mode}
            disabled={isWorking || (!picture.isStored && !isReady)}
            onChange={(_event, next) => {
              setFailed(false);
              if (next === 'focus') void showFocus();
              else if (next === 'crop') setMode('crop');
            }}
            sx={{ mb: 2 }}
          >
            <ToggleButton value="crop">{t('crud:pictureEdit.crop')}</ToggleButton>
            <ToggleButton value="focus">{t('crud:pictureEdit.focus')}</ToggleButton>
          </ToggleButtonGroup>
        )}
        {hasFailed && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('crop.failed', { name: picture.name })}
          </Alert>
        )}
        {isCropping ? (
          <CropArea
            src={turned.made?.address ?? picture.address}
            ratio={ratio}
            placed={placed}
            isTurning={isWorking}
            onPlace={(change) => setPlaced((before) => ({ ...before, ...change }))}
            onTurn={(quarter) => void turn(quarter)}
            onArea={(percent, pixels) =>
              setArea({ percent, pixels: enlarged(pixels, turned.scale) })
            }
            onError={() => setFailed(true)}
          />
        ) : (
          <FocusEditor
            src={cut?.address ?? picture.address}
            focus={intoCut(focus, cutOut)}
            crops={crops ?? {}}
            onFocus={(point) => setFocus(outOfCut(point, cutOut))}
            onError={() => setFailed(true)}
          />
        )}
        {isCropping && isReady && area && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {t('crop.size', sizeOf(area.pixels))}
          </Typography>
        )}
        {isCropping && isReady && area && area.pixels.width < sharpFrom && (
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
          onClick={() => void finish()}
        >
          {t(isCropping ? 'crop.apply' : 'crud:pictureEdit.done')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

const UPRIGHT = { turns: 0, scale: 1, made: null };

function toMade(file: File): Made {
  return { file, address: URL.createObjectURL(file) };
}

function useRevoked(made: Made | null): void {
  useEffect(() => {
    if (made === null) return undefined;
    return () => URL.revokeObjectURL(made.address);
  }, [made]);
}

/** The turned picture that is shown may be smaller than the one that is cut. */
function enlarged({ x, y, width, height }: Area, scale: number): Area {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

/** The stored size of an area, in pixels. */
function sizeOf(area: Area) {
  const scale = Math.min(1, MAX_SIDE / area.width);
  return { width: Math.round(area.width * scale), height: Math.round(area.height * scale) };
}
