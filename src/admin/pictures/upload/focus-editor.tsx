import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CROPS, type Crops } from '#src/api/fields/record-fields.ts';
import { Picture } from '#src/components/picture.tsx';
import { CENTER, type FocalPoint, withFocus } from '#src/lib/pictures/focal-point.ts';
import { toPercent } from './cut-focus.ts';

type FocusEditorProps = {
  /** Full URL of the picture. */
  src: string;
  focus: FocalPoint;
  /** The crops of public pages. */
  crops: Crops;
  onFocus: (focus: FocalPoint) => void;
  onError: () => void;
};

const ARROWS: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** In percent, for arrow keys with Shift. */
const LARGE_STEP = 10;

/** Sets the focal point of a picture by pointer, touch or keyboard, and shows the crops of public pages. */
export function FocusEditor({ src, focus, crops, onFocus, onError }: FocusEditorProps) {
  const { t } = useTranslation('crud');
  const id = useId();
  const mark = useRef<HTMLSpanElement>(null);

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onFocus({
      x: toPercent((event.clientX - left) / width),
      y: toPercent((event.clientY - top) / height),
    });
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Otherwise the browser drags the picture, and moves the focus away from the mark.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    mark.current?.focus({ preventScroll: true });
    point(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow && event.key !== 'Home') return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : 1;
    onFocus(
      arrow
        ? {
            x: toPercent((focus.x + arrow.x * step) / 100),
            y: toPercent((focus.y + arrow.y * step) / 100),
          }
        : CENTER,
    );
  };

  return (
    <Box sx={columnStyles}>
      <Box sx={{ minWidth: 0 }}>
        <Box
          onPointerDown={onPointerDown}
          onPointerMove={(event) =>
            event.currentTarget.hasPointerCapture(event.pointerId) && point(event)
          }
          sx={frameStyles}
        >
          <Box component="img" src={src} alt="" draggable={false} onError={onError} />
          <Box
            component="span"
            ref={mark}
            role="slider"
            title={t('pictureEdit.keys')}
            tabIndex={0}
            aria-label={t('pictureEdit.focus')}
            aria-describedby={`${id}-hint`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={focus.x}
            aria-valuetext={t('pictureEdit.at', focus)}
            onKeyDown={onKeyDown}
            // A style attribute, which right-to-left layouts do not mirror.
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            sx={markStyles}
          />
        </Box>
        <Typography id={`${id}-hint`} variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('pictureEdit.hint')}
          <span style={visuallyHidden}>{t('pictureEdit.keys')}</span>
        </Typography>
        <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 2 }}>
          <Button size="small" variant="outlined" color="inherit" onClick={() => onFocus(CENTER)}>
            {t('pictureEdit.center')}
          </Button>
          <Typography variant="body2" aria-hidden>
            {t('pictureEdit.at', focus)}
          </Typography>
        </Box>
      </Box>
      <Box component="section" aria-labelledby={`${id}-previews`} sx={{ minWidth: 0 }}>
        <Typography id={`${id}-previews`} variant="subtitle2" component="h3">
          {t('pictureEdit.previews')}
        </Typography>
        <Box component="ul" sx={previewStyles}>
          {CROPS.map((name) => {
            const ratio = crops[name];
            if (ratio === undefined) return null;
            return (
              <Box component="li" key={name} sx={{ width: PREVIEW_HEIGHT * ratio, maxWidth: 1 }}>
                <Picture
                  src={withFocus(src, focus)}
                  alt=""
                  ratio={ratio}
                  sizes="240px"
                  priority
                  sx={{ borderRadius: 0.5 }}
                />
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {t(`pictureEdit.crops.${name}`)}
                </Typography>
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

/** In pixels. */
const PREVIEW_HEIGHT = 96;

const columnStyles = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' },
};

const frameStyles = {
  position: 'relative',
  width: 'fit-content',
  mx: 'auto',
  borderRadius: 1,
  cursor: 'crosshair',
  userSelect: 'none',
  // The finger moves the mark and not the page.
  touchAction: 'none',
  '& > img': { display: 'block', maxWidth: '100%', maxHeight: '50vh', borderRadius: 1 },
};

/** White within black, to be seen on any picture; a fingertip wide. */
const markStyles = {
  position: 'absolute',
  width: 44,
  height: 44,
  translate: '-50% -50%',
  borderRadius: '50%',
  border: '3px solid',
  borderColor: 'common.white',
  boxShadow:
    '0 0 0 2px var(--mui-palette-common-black), inset 0 0 0 2px var(--mui-palette-common-black)',
  cursor: 'grab',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    m: 'auto',
    width: 6,
    height: 6,
    borderRadius: '50%',
    bgcolor: 'common.white',
    boxShadow: '0 0 0 2px var(--mui-palette-common-black)',
  },
  '&:focus-visible': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: '3px',
  },
};

const previewStyles = {
  mt: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
};
