import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { useColorScheme, useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type ToasterState, toasterStore } from '#src/lib/toast.ts';

const WIDTH = 300;
const GAP = 16;

/** From the window's edges, at the top from the header and the tabs below it. Pages have nothing to press where a toast of one line is. */
const OFFSET = {
  top: `calc(var(--header-height) + var(--page-tabs-height, 0px) + var(--new-version-line, 0px) + ${GAP}px)`,
  right: GAP,
  bottom: GAP,
  left: GAP,
};

/** The region of toasts, from the first one on. */
export function Toaster() {
  const { t } = useTranslation();
  const { direction } = useTheme();
  const { mode = 'light' } = useColorScheme();
  const { Toaster: SonnerToaster, plain } = useStore(toasterStore);
  if (!SonnerToaster) return plain && <PlainToast {...plain} />;
  return (
    <>
      <GlobalStyles styles={closeStyles} />
      <SonnerToaster
        position={direction === 'rtl' ? 'top-left' : 'top-right'}
        dir={direction}
        theme={mode}
        // A later toast would otherwise hide the words of an earlier one.
        expand
        visibleToasts={4}
        gap={12}
        offset={OFFSET}
        mobileOffset={OFFSET}
        duration={4000}
        closeButton
        containerAriaLabel={t('toast.region')}
        // Sonner's phone styles would place it at the other side.
        style={{ width: WIDTH, insetInlineStart: 'auto', fontFamily: 'inherit' }}
        toastOptions={{
          style: { width: WIDTH, paddingInlineEnd: 48, textWrap: 'pretty' },
          closeButtonAriaLabel: t('action.close'),
        }}
      />
    </>
  );
}

/** A toast without Sonner, where its code cannot be loaded. */
function PlainToast({ text, description, action, link }: NonNullable<ToasterState['plain']>) {
  const { t } = useTranslation();
  return (
    <Box role="alert" sx={plainStyles}>
      <Box sx={{ flex: 1, textWrap: 'pretty' }}>
        {text}
        {description !== undefined && <div>{description}</div>}
      </Box>
      {action && (
        <Button size="small" color="inherit" variant="outlined" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {link}
      <IconButton
        size="small"
        color="inherit"
        aria-label={t('action.close')}
        onClick={() => toasterStore.setState({ plain: undefined })}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const plainStyles = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: OFFSET.top,
  insetInlineEnd: GAP,
  width: WIDTH,
  p: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 8,
} as const;

/** Inside the toast, where Sonner has it over the corner. The attributes outweigh Sonner's own styles. */
const closeStyles = {
  '[data-sonner-toast][data-styled] [data-close-button][data-close-button][data-close-button]': {
    left: 'auto',
    right: 'auto',
    insetInlineEnd: 10,
    top: 12,
    width: 28,
    height: 28,
    border: 0,
    transform: 'none',
    '@media (pointer: coarse)': { insetInlineEnd: 2, top: 4, width: 44, height: 44 },
  },
};
