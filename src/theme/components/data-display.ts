import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar, perColor } from '#src/theme/css-var.ts';

const LONGEST_GROUP = 4;

/** Tables, avatars, alerts, progress bars and skeletons. */
export const dataDisplay: ComponentOverrides = {
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: cssVar('palette-divider') },
      head: {
        backgroundColor: cssVar('palette-background-neutral'),
        color: cssVar('palette-text-secondary'),
        fontWeight: 600,
      },
    },
  },
  MuiTableRow: {
    styleOverrides: { root: { '&:last-child .MuiTableCell-body': { borderBottom: 0 } } },
  },
  MuiAvatar: {
    styleOverrides: {
      root: { fontWeight: 600 },
      rounded: { borderRadius: 8 },
      colorDefault: {
        color: cssVar('palette-text-secondary'),
        backgroundColor: cssVar('palette-background-neutral'),
      },
    },
  },
  MuiAvatarGroup: { defaultProps: { max: LONGEST_GROUP } },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        variants: [
          {
            props: { variant: 'standard' },
            style: { border: `1px solid ${cssVar('palette-outline')}` },
          },
        ],
      },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { fontWeight: 600, fontSize: '1rem' } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: { borderRadius: 4 },
      bar1: {
        variants: perColor({}, (color) => ({ backgroundColor: cssVar(`palette-${color}-text`) })),
      },
      bar2: {
        variants: perColor({}, (color) => ({ backgroundColor: cssVar(`palette-${color}-text`) })),
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { rounded: { borderRadius: 8 }, rectangular: { borderRadius: 8 } },
  },
};
