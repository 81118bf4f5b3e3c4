import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { Picture } from '#src/components/picture.tsx';

type GalleryThumbsProps = {
  pictures: { src: string }[];
  /** The one that is shown large. */
  current: number;
  onChoose: (index: number) => void;
};

/** All pictures of a gallery, small, to choose the large one. */
export function GalleryThumbs({ pictures, current, onChoose }: GalleryThumbsProps) {
  const { t } = useTranslation('product');
  return (
    <Box component="ul" sx={listStyles}>
      {pictures.map(({ src }, index) => (
        <li key={src}>
          <ButtonBase
            aria-label={t('details.showPicture', { number: index + 1 })}
            aria-pressed={index === current}
            onClick={() => onChoose(index)}
            sx={thumbStyles}
          >
            <Picture src={src} alt="" ratio={4 / 3} sizes="120px" />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const listStyles = {
  m: 0,
  mt: 1.5,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  listStyle: 'none',
  '@media print': { display: 'none' },
};

const thumbStyles = {
  display: 'block',
  width: 1,
  borderRadius: 1,
  overflow: 'hidden',
  border: 2,
  borderColor: 'transparent',
  '&[aria-pressed=true]': { borderColor: 'brand.text' },
};
