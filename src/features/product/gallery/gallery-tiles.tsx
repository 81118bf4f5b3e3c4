import CropIcon from '@mui/icons-material/CropOutlined';
import ReplaceIcon from '@mui/icons-material/CachedOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarOutlineIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import type { Upload } from '#src/admin/pictures/upload/use-uploads.ts';
import { UploadStatus } from '#src/admin/pictures/upload/upload-status.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { IMAGE_TYPES } from '#src/lib/pictures/image-file.ts';
import { productFields } from '../schema.ts';
import { SortableItem } from '../sortable-item.tsx';

type GalleryTileProps = {
  id: string;
  address: string;
  /** For assistive technology, such as "picture 2". */
  label: string;
  isCover: boolean;
  /** The upload that replaces the picture, while it is running. */
  replacement: UploadTileProps | undefined;
  onCover: () => void;
  onEdit: () => void;
  onReplace: (file: File) => void;
  onRemove: () => void;
};

/** An uploaded picture with its handle and buttons. It stays until what replaces it is stored. */
export function GalleryTile(props: GalleryTileProps) {
  const { id, address, label, isCover, replacement, onCover, onEdit, onReplace, onRemove } = props;
  const { t } = useTranslation('products');
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <SortableItem id={id} label={label} sx={tileStyles}>
      {(handle) => (
        <>
          <Box sx={{ position: 'relative' }}>
            <Picture
              src={previewOf(replacement) ?? assetUrl(address)}
              alt={label}
              ratio={productFields.cover.crops.card}
              sizes="200px"
              sx={{ opacity: replacement ? 0.5 : 1 }}
            />
            <Box sx={toolsStyles}>
              <ToolButton label={t('gallery.edit', { label })} onClick={onEdit}>
                <CropIcon fontSize="small" />
              </ToolButton>
              <ToolButton
                label={t('gallery.replace', { label })}
                onClick={() => chooser.current?.click()}
              >
                <ReplaceIcon fontSize="small" data-replace />
              </ToolButton>
              <ToolButton label={t('gallery.remove', { label })} onClick={onRemove}>
                <DeleteIcon fontSize="small" data-remove />
              </ToolButton>
            </Box>
            <input
              ref={chooser}
              type="file"
              hidden
              accept={IMAGE_TYPES.join()}
              aria-label={t('gallery.replace', { label })}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // So that the same file can be chosen again.
                target.value = '';
                if (file) onReplace(file);
              }}
            />
          </Box>
          {isCover && (
            <Chip size="small" color="primary" label={t('gallery.cover')} sx={coverChipStyles} />
          )}
          {replacement && (
            <Box sx={{ p: 1 }}>
              <UploadStatus {...replacement} />
            </Box>
          )}
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            {handle}
            <ToolButton
              label={t(isCover ? 'gallery.isCover' : 'gallery.makeCover', { label })}
              onClick={onCover}
            >
              {isCover ? <StarIcon fontSize="small" /> : <StarOutlineIcon fontSize="small" />}
            </ToolButton>
          </Box>
        </>
      )}
    </SortableItem>
  );
}

const coverChipStyles = { position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 };

/** Below the picture; with a mouse over its lower edge while the tile is pointed at or has the focus. */
const toolsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  bgcolor: 'background.paper',
  '@media (hover: hover)': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    // Transparent instead of hidden: Tab has to reach them.
    'li:not(:hover, :focus-within) &': { opacity: 0 },
  },
};

type UploadTileProps = ComponentProps<typeof UploadStatus> & { upload: Upload<unknown> };

/** A picture whose upload is running or has failed. */
export function UploadTile(props: UploadTileProps) {
  const preview = previewOf(props);
  return (
    <Box component="li" sx={tileStyles}>
      {preview !== undefined && (
        <Picture src={preview} alt="" ratio={4 / 3} sizes="200px" priority sx={{ opacity: 0.5 }} />
      )}
      <Box sx={{ p: 1 }}>
        <UploadStatus {...props} />
      </Box>
    </Box>
  );
}

/** Undefined for a file that is no picture. */
function previewOf(tile: UploadTileProps | undefined): string | undefined {
  return tile?.upload.status.step === 'refused' ? undefined : tile?.upload.preview;
}

const tileStyles = {
  position: 'relative',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
