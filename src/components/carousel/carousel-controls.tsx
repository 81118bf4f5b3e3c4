import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

type CarouselControlsProps = {
  count: number;
  current: number;
  paused: boolean;
  onTogglePause: () => void;
  onStep: (forward: boolean) => void;
  onSelect: (index: number) => void;
};

/** A carousel's buttons over its lower edge, white on the dark picture. */
export function CarouselControls(props: CarouselControlsProps) {
  const { count, current, paused, onTogglePause, onStep, onSelect } = props;
  const { t } = useTranslation();
  const rtl = useTheme().direction === 'rtl';
  const [Back, Forward] = rtl
    ? [KeyboardArrowRight, KeyboardArrowLeft]
    : [KeyboardArrowLeft, KeyboardArrowRight];

  return (
    <Container
      maxWidth="lg"
      sx={{
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: { xs: 12, md: 28 },
        display: 'flex',
        '@media print': { display: 'none' },
        alignItems: 'center',
        gap: 0.5,
        color: 'common.white',
        // Clicks between the buttons reach the slide.
        pointerEvents: 'none',
        '& button': { pointerEvents: 'auto', '@media (pointer: coarse)': { minHeight: 44 } },
        '& .MuiIconButton-root': {
          flexShrink: 0,
          '@media (pointer: coarse)': { width: 44 },
        },
      }}
    >
      {Array.from({ length: count }, (_, index) => (
        <ButtonBase
          key={index}
          aria-label={t('carousel.goTo', { index: index + 1 })}
          aria-current={index === current}
          onClick={() => onSelect(index)}
          sx={{
            // Shrinks, so that many dots fit a phone.
            minWidth: 24,
            width: { xs: 28, md: 44 },
            height: 28,
            '@media (pointer: coarse)': { width: 44 },
            // The line begins at the page's edge.
            justifyContent: 'start',
            borderRadius: 0.5,
            '&:focus-visible': { outline: '2px solid', outlineOffset: 1 },
            '&::before': {
              content: '""',
              width: 'calc(100% - 8px)',
              height: 3,
              borderRadius: 2,
              bgcolor: 'currentcolor',
              opacity: index === current ? 1 : 0.45,
              transition: 'opacity 0.48s',
            },
          }}
        />
      ))}
      <IconButton
        color="inherit"
        aria-label={t(paused ? 'carousel.play' : 'carousel.pause')}
        onClick={onTogglePause}
      >
        {paused ? <PlayArrow /> : <Pause />}
      </IconButton>
      <Box sx={{ flexGrow: 1 }} />
      <Box sx={arrowsStyles}>
        <IconButton
          color="inherit"
          aria-label={t('carousel.previous')}
          onClick={() => onStep(false)}
        >
          <Back />
        </IconButton>
        <IconButton color="inherit" aria-label={t('carousel.next')} onClick={() => onStep(true)}>
          <Forward />
        </IconButton>
      </Box>
    </Container>
  );
}

// The picture is not darkened on this side.
const arrowsStyles = {
  display: { xs: 'none', sm: 'flex' },
  gap: 1,
  '& button': {
    bgcolor: 'rgba(var(--mui-palette-shadowChannel) / 0.64)',
    '&:hover': { bgcolor: 'rgba(var(--mui-palette-shadowChannel) / 0.8)' },
  },
};
