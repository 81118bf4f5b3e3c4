import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { useRovingFocus } from '#src/components/use-roving-focus.ts';
import { Picture } from '#src/components/picture.tsx';
import type { ChosenPicture } from '#src/admin/pictures/chosen/chosen-pictures.ts';

export type PictureOptionsProps = {
  label: string;
  /** The keys tell two records of one file apart. */
  pictures: readonly { key: string; picture: ChosenPicture }[];
  isTaken: ((url: string) => boolean) | undefined;
  isChosen: (picture: ChosenPicture) => boolean;
  isMultiple: boolean;
  /** The pictures belong to an earlier search. */
  isOutdated?: boolean;
  onToggle: (picture: ChosenPicture) => void;
  onDoubleClick?: (picture: ChosenPicture) => void;
};

/** Pictures to choose from, in rows: one tab stop, with arrow keys inside. */
export function PictureOptions(props: PictureOptionsProps) {
  const {
    label,
    pictures,
    isTaken = () => false,
    isChosen,
    isMultiple,
    isOutdated = false,
  } = props;
  const { t } = useTranslation('crud');
  const { rowProps, itemProps } = useRovingFocus(pictures.length, '[role=option]');
  return (
    <Box
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple}
      aria-busy={isOutdated}
      {...rowProps}
      sx={[pictureGridStyles, isOutdated && { opacity: 0.5 }]}
    >
      {pictures.map(({ key, picture }, index) => (
        <ButtonBase
          key={key}
          component="div"
          role="option"
          aria-selected={isChosen(picture)}
          aria-disabled={isTaken(picture.url)}
          {...itemProps(index)}
          onClick={() => isTaken(picture.url) || props.onToggle(picture)}
          onDoubleClick={() => props.onDoubleClick?.(picture)}
          sx={optionStyles}
        >
          {/* The option has the picture's name. */}
          <Picture src={assetUrl(picture.url)} alt="" ratio={4 / 3} sizes="200px" />
          {isChosen(picture) && <CheckCircleIcon sx={checkStyles} />}
          <Typography variant="caption" component="span" noWrap sx={{ px: 1, pt: 0.75 }}>
            {picture.alt || nameOf(picture)}
          </Typography>
          <Typography
            variant="caption"
            component="span"
            noWrap
            sx={{ px: 1, pb: 0.75, color: 'text.secondary' }}
          >
            {isTaken(picture.url)
              ? t('pictures.taken')
              : picture.alt === ''
                ? t('pictures.noAlt')
                : nameOf(picture)}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}

/** The picture's name; the end of its address where it has none. */
function nameOf({ name, url }: ChosenPicture): string {
  return name || (url.split(/[?#]/)[0]?.split('/').at(-1) ?? url);
}

/** Two columns on phones, elsewhere as many as fit. */
export const pictureGridStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(136px, 1fr))',
  },
};

const optionStyles = {
  position: 'relative',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  textAlign: 'start',
  '&:hover': { borderColor: 'control' },
  '&[aria-disabled=true]': { cursor: 'default', '& img': { opacity: 0.5 } },
  '&[aria-selected=true]': {
    borderColor: 'primary.text',
    boxShadow: '0 0 0 1px var(--mui-palette-primary-text)',
  },
  '&:focus-visible': {
    outline: '3px solid var(--mui-palette-primary-text)',
    outlineOffset: '1px',
  },
} as const;

/** With a ground of its own, because it lies over the picture. */
const checkStyles = {
  position: 'absolute',
  top: 6,
  insetInlineEnd: 6,
  borderRadius: '50%',
  color: 'primary.text',
  bgcolor: 'background.paper',
};
