import ZoomIn from '@mui/icons-material/ZoomIn';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { LazyLightbox } from '#src/components/lightbox/lazy-lightbox.ts';

type ZoomButtonProps = { onClick: () => void };

/** Lies over a picture: the whole of it takes the click, a badge says so. */
export function ZoomButton({ onClick }: ZoomButtonProps) {
  const { t } = useTranslation('product');
  return (
    <ButtonBase
      aria-label={t('details.zoom')}
      disableRipple
      {...LazyLightbox.prefetchOn}
      onClick={onClick}
      sx={buttonStyles}
    >
      <Box component="span" sx={badgeStyles}>
        <ZoomIn fontSize="small" />
      </Box>
    </ButtonBase>
  );
}

const buttonStyles = {
  position: 'absolute',
  inset: 0,
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  borderRadius: 1,
  cursor: 'zoom-in',
  '@media print': { display: 'none' },
};

const badgeStyles = {
  m: 1.5,
  p: 0.75,
  display: 'flex',
  borderRadius: '50%',
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 1,
};
