import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar } from '#src/theme/css-var.ts';

const edge = `1px solid ${cssVar('palette-outline')}`;
const dropdown = { boxShadow: 'var(--mui-customShadows-dropdown)', border: edge };

/** Dialogs, drawers, menus and popovers. */
export const overlay: ComponentOverrides = {
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 16,
        border: edge,
        boxShadow: 'var(--mui-customShadows-dialog)',
        variants: [
          {
            // On phones only, because it would override a dialog's own width.
            props: { fullScreen: false },
            style: { '@media (max-width: 29.746875em)': { maxWidth: 'calc(100% - 32px)' } },
          },
          { props: { fullWidth: true }, style: { width: 'calc(100% - 32px)' } },
          {
            props: { fullScreen: true },
            style: { margin: 0, width: '100%', maxWidth: '100%', border: 0 },
          },
        ],
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 16px' } } },
  MuiDialogContent: { styleOverrides: { root: { paddingInline: 24 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px', gap: 8 } } },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        variants: [
          {
            props: { variant: 'temporary' },
            style: { boxShadow: 'var(--mui-customShadows-dialog)' },
          },
        ],
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: dropdown } },
  MuiMenu: { styleOverrides: { paper: dropdown, list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        borderRadius: 6,
        paddingInline: 8,
        minHeight: 36,
        '@media (pointer: coarse)': { minHeight: 44 },
        '& + &': { marginTop: 2 },
        '&.Mui-selected': { fontWeight: 600 },
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // Above the field, the list would cover the field's label.
      paper: { ...dropdown, marginBlock: 8 },
      listbox: { padding: 4, '& .MuiAutocomplete-option': { borderRadius: 6, paddingInline: 8 } },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: {
        maxWidth: 280,
        padding: '6px 10px',
        fontSize: '0.75rem',
        lineHeight: 1.5,
        backgroundColor: cssVar('palette-text-primary'),
        color: cssVar('palette-background-paper'),
      },
      arrow: { color: cssVar('palette-text-primary') },
    },
  },
};
