import type { PaletteMode, PaletteOptions, TypeBackground } from '@mui/material/styles';
import { grey, GREY_CHANNEL, WHITE } from './grey.ts';

/** 'hight' is the specification's spelling of high contrast. */
export type Contrast = 'default' | 'hight';

type Surfaces = Pick<PaletteOptions, 'text' | 'divider' | 'outline' | 'control' | 'action'> & {
  background: TypeBackground;
};

const greyAlpha = (alpha: number) => `rgba(${GREY_CHANNEL.replaceAll(' ', ', ')}, ${alpha})`;

const action = {
  hover: greyAlpha(0.1),
  hoverOpacity: 0.08,
  selected: greyAlpha(0.18),
  selectedOpacity: 0.12,
  focus: greyAlpha(0.26),
  focusOpacity: 0.16,
  disabledBackground: greyAlpha(0.24),
  disabledOpacity: 0.48,
  activatedOpacity: 0.16,
};

export const surfaces: Record<PaletteMode, Record<Contrast, Surfaces>> = {
  light: {
    default: {
      text: { primary: grey[800], secondary: grey[600], disabled: grey[500] },
      background: { default: WHITE, paper: WHITE, neutral: grey[100], ground: grey[100] },
      divider: greyAlpha(0.28),
      outline: greyAlpha(0.2),
      control: '#76838B',
      action: { ...action, active: grey[600], disabled: grey[500] },
    },
    hight: {
      text: { primary: grey[950], secondary: grey[700], disabled: grey[600] },
      background: { default: WHITE, paper: WHITE, neutral: grey[100], ground: grey[100] },
      divider: grey[500],
      outline: grey[600],
      control: grey[800],
      action: { ...action, active: grey[800], disabled: grey[600] },
    },
  },
  dark: {
    default: {
      text: { primary: grey[100], secondary: '#9EABB2', disabled: grey[600] },
      background: { default: grey[900], paper: grey[800], neutral: '#18242A', ground: grey[900] },
      divider: greyAlpha(0.26),
      outline: greyAlpha(0.16),
      control: '#83919A',
      action: { ...action, active: '#9EABB2', disabled: grey[600] },
    },
    hight: {
      text: { primary: WHITE, secondary: grey[300], disabled: grey[500] },
      background: { default: grey[950], paper: grey[900], neutral: grey[800], ground: grey[950] },
      divider: grey[500],
      outline: grey[400],
      control: grey[200],
      action: { ...action, active: grey[200], disabled: grey[500] },
    },
  },
};
