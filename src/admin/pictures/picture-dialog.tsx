import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postChange } from '#src/admin/tabs/share-changes.ts';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { uploadFile } from '#src/api/uploads/files.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { withFocus } from '#src/lib/pictures/focal-point.ts';
import { imageSize } from '#src/lib/pictures/image-file.ts';
import { unlessBackdrop } from '#src/lib/browser/unless-backdrop.ts';
import { altProblem } from './chosen/alt-field.tsx';
import { ChosenDetails } from './chosen/chosen-details.tsx';
import {
  type ChosenPicture,
  isSamePicture,
  recentPictures,
  rememberPictures,
  toChosen,
  useChosen,
} from './chosen/chosen-pictures.ts';
import { LibraryPictures } from './library/library-pictures.tsx';
import { LibraryTools } from './library/library-tools.tsx';
import { PictureOptions } from './library/picture-options.tsx';
import { useDrop } from './upload/drop-area.tsx';
import { UploadStatus } from './upload/upload-status.tsx';
import { type PrepareImage, useImageUpload } from './upload/use-image-upload.ts';
import { useLibrary } from './library/use-library.ts';

type PictureDialogProps = {
  /** How many pictures may be chosen. */
  most?: number;
  /** Whether a picture stands already where the chosen ones go: it cannot be chosen again. */
  isTaken?: (url: string) => boolean;
  /** Asks for the text that describes the picture where it is inserted. */
  asksAlt?: boolean;
  /** Changes a picture before its upload, as a crop does. */
  prepare?: PrepareImage | undefined;
  onChoose: (chosen: readonly ChosenPicture[]) => void;
  onClose: () => void;
};

/**
 * Chooses pictures: by a search of the library, recent ones, an upload, or a URL. A click
 * on the backdrop does not close it, so that no choice is lost by accident.
 */
export function PictureDialog(props: PictureDialogProps) {
  const { most = 1, isTaken, asksAlt = false, prepare, onChoose, onClose } = props;
  const { t } = useTranslation('crud');
  const [query, setQuery] = useState({ keyword: '', category: '' });
  const [recent] = useState(recentPictures.read);
  const library = useLibrary(query);
  const { chosen, isChosen, add, toggle, describe } = useChosen(most);
  const upload = useLibraryUpload({ category: query.category, prepare, onUploaded: add });
  const { transfer } = upload;
  const { getRootProps, getInputProps, open } = useDrop((files) => void upload.start(files), {
    multiple: false,
  });

  const photoOf = (picture: ChosenPicture) =>
    library.photos?.find((photo) => isSamePicture(toChosen(photo), picture));
  const isMultiple = most > 1;
  const isNarrowed = query.keyword !== '' || query.category !== '';
  const [only] = chosen;
  const isAltTooLong = asksAlt && altProblem(only?.alt ?? '') !== '';
  const choose = (pictures: readonly ChosenPicture[]) => {
    rememberPictures(pictures);
    onChoose(pictures);
  };
  const options = { isTaken, isChosen, isMultiple, onToggle: toggle };
  const onDoubleClick =
    isMultiple || asksAlt ? undefined : (picture: ChosenPicture) => choose([picture]);

  return (
    <DialogFrame
      title={t(isMultiple ? 'pictures.titleMany' : 'pictures.title')}
      maxWidth="lg"
      onClose={unlessBackdrop(onClose)}
      slotProps={{ paper: { sx: { height: { sm: 'min(100%, 820px)' } } } }}
    >
      <DialogContent
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: 3 }}
      >
        <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
          <input {...getInputProps({ 'aria-label': t('pictures.upload') })} />
          <LibraryTools
            query={query}
            onQuery={setQuery}
            onUpload={open}
            onAddress={(url) => {
              const picture = { id: '', url, alt: '', name: '', width: null, height: null };
              const photo = photoOf(picture);
              add(photo ? toChosen(photo) : picture);
            }}
          />
          {transfer && (
            <Box sx={uploadStyles}>
              <UploadStatus upload={transfer} onRetry={upload.retry} onDiscard={upload.discard} />
            </Box>
          )}
          {!isNarrowed && recent.length > 0 && (
            <>
              <Heading>{t('pictures.recent')}</Heading>
              <PictureOptions
                {...options}
                {...(onDoubleClick && { onDoubleClick })}
                label={t('pictures.recent')}
                pictures={recent.map((picture) => ({ key: picture.url, picture }))}
              />
            </>
          )}
          <Heading>{t('pictures.library')}</Heading>
          <LibraryPictures
            {...options}
            onDoubleClick={onDoubleClick}
            library={library}
            isNarrowed={isNarrowed}
          />
        </Box>
        {!isMultiple && (
          // Its width is free before a choice too, so that the pictures stay where they are under the pointer.
          <Box sx={[asideStyles, !only && { display: { xs: 'none', md: 'block' } }]}>
            {only ? (
              <ChosenDetails
                picture={only}
                photo={photoOf(only)}
                onAlt={asksAlt ? describe : undefined}
              />
            ) : (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('pictures.noneChosen')}
              </Typography>
            )}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ borderBlockStart: 1, borderColor: 'divider' }}>
        {isMultiple && (
          <Typography variant="body2" role="status" sx={{ mr: 'auto', color: 'text.secondary' }}>
            {t('pictures.chosenOf', { done: chosen.length, most })}
          </Typography>
        )}
        <Button color="inherit" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0 || isAltTooLong}
          onClick={() => choose(chosen)}
        >
          {t(isMultiple ? 'pictures.add' : asksAlt ? 'pictures.insert' : 'pictures.use')}
        </Button>
      </DialogActions>
      <VisuallyHidden live>
        {upload.stored && t('pictures.uploaded', { name: upload.stored })}
      </VisuallyHidden>
    </DialogFrame>
  );
}

type LibraryUpload = {
  /** '' for none. */
  category: string;
  prepare: PrepareImage | undefined;
  onUploaded: (picture: ChosenPicture) => void;
};

/** Uploads one picture at a time into the library. */
function useLibraryUpload({ category, prepare, onUploaded }: LibraryUpload) {
  const client = useQueryClient();
  return useImageUpload({
    upload: async (file, { onProgress, signal }): Promise<ChosenPicture> => {
      const [url, size] = await Promise.all([
        uploadFile(file, { onProgress, signal, category }),
        imageSize(file),
      ]);
      const { width = null, height = null } = size ?? {};
      return { id: '', url, name: file.name, alt: '', width, height };
    },
    prepare,
    onDone: (picture, focus) => {
      void client.invalidateQueries({ queryKey: [photoApi.name] });
      postChange(photoApi.name);
      onUploaded({ ...picture, url: withFocus(picture.url, focus) });
    },
  });
}

type HeadingProps = { children: string };

function Heading({ children }: HeadingProps) {
  return (
    <Typography variant="subtitle2" component="h3" sx={{ mt: 2.5, mb: 1 }}>
      {children}
    </Typography>
  );
}

const uploadStyles = { mt: 1.5, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 };

/** In sight while the pictures scroll. */
const asideStyles = {
  position: 'sticky',
  top: { md: 8 },
  bottom: { xs: -20, md: 'auto' },
  alignSelf: { md: 'flex-start' },
  flexShrink: 0,
  width: { xs: 1, md: 280 },
  py: { xs: 2, md: 1 },
  zIndex: 1,
  bgcolor: 'background.paper',
  borderBlockStart: { xs: 1, md: 0 },
  borderColor: 'divider',
};
