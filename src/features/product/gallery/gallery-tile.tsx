import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarOutlineIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { ToolButton } from '#src/admin/list/tool-button.tsx';
import { Picture } from '#src/components/picture.tsx';
import { SortableItem } from '../sortable-item.tsx';
import { tileStyles } from './tile-styles.ts';

type GalleryTileProps = {
  id: string;
  address: string;
  /** What it is called: "picture 2". */
  label: string;
  isCover: boolean;
  onCover: () => void;
  onRemove: () => void;
};

/** A stored picture of the gallery: move it, make it the cover, take it away. */
export function GalleryTile(props: GalleryTileProps) {
  const { id, address, label, isCover, onCover, onRemove } = props;
  const { t } = useTranslation('products');
  return (
    <SortableItem id={id} label={label} sx={tileStyles}>
      {(handle) => (
        <>
          <Picture src={assetUrl(address)} alt={label} ratio={4 / 3} sizes="200px" />
          {isCover && (
            <Chip size="small" color="primary" label={t('gallery.cover')} sx={markStyles} />
          )}
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            {handle}
            <ToolButton
              label={t(isCover ? 'gallery.isCover' : 'gallery.makeCover', { label })}
              onClick={onCover}
            >
              {isCover ? <StarIcon fontSize="small" /> : <StarOutlineIcon fontSize="small" />}
            </ToolButton>
            <ToolButton label={t('gallery.remove', { label })} onClick={onRemove}>
              <DeleteIcon fontSize="small" data-remove />
            </ToolButton>
          </Box>
        </>
      )}
    </SortableItem>
  );
}

const markStyles = { position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 };
