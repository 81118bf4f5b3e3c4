import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { formatCount } from '#src/i18n/format/format-count.ts';
import { type ChosenPicture, toChosen } from '#src/admin/pictures/chosen/chosen-pictures.ts';
import { pictureGridStyles, PictureOptions, type PictureOptionsProps } from './picture-options.tsx';
import type { useLibrary } from './use-library.ts';
import { Notice } from '#src/components/notice.tsx';

type LibraryPicturesProps = Pick<
  PictureOptionsProps,
  'isMultiple' | 'isTaken' | 'isChosen' | 'onToggle'
> & {
  library: ReturnType<typeof useLibrary>;
  isNarrowed: boolean;
  onDoubleClick: ((picture: ChosenPicture) => void) | undefined;
};

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The library's photos in all states, with a button for more of them. */
export function LibraryPictures(props: LibraryPicturesProps) {
  const { library, isNarrowed, onDoubleClick, ...options } = props;
  const { t } = useTranslation('crud');
  const { photos, total, error } = library;
  return (
    <>
      {error && <Notice error={error} onRetry={library.retry} sx={{ mb: 1.5 }} />}
      {!photos && !error && (
        <BusyRegion sx={pictureGridStyles}>
          {SKELETONS.map((index) => (
            <Box key={index}>
              <LightSkeleton ratio={4 / 3} />
              <LightSkeleton sx={{ mt: 1, typography: 'caption' }} />
            </Box>
          ))}
        </BusyRegion>
      )}
      {photos?.length === 0 && (
        <EmptyState
          illustration={<EmptyIllustration />}
          title={t(isNarrowed ? 'pictures.nothingFound' : 'pictures.empty')}
          description={t(isNarrowed ? 'list.nothingFoundHint' : 'pictures.emptyHint')}
        />
      )}
      {photos && photos.length > 0 && (
        <>
          <PictureOptions
            {...options}
            {...(onDoubleClick && { onDoubleClick })}
            label={t('pictures.library')}
            pictures={photos.map((photo) => ({ key: String(photo.id), picture: toChosen(photo) }))}
            isOutdated={library.isOutdated}
          />
          <Box sx={{ mt: 2, textAlign: 'center' }}>
            <Typography
              variant="caption"
              component="p"
              role="status"
              sx={{ color: 'text.secondary' }}
            >
              {t('pictures.shown', { done: photos.length, total: formatCount(total) })}
            </Typography>
            {library.hasMore && (
              <Button
                color="inherit"
                variant="outlined"
                size="small"
                // Not `disabled`, which would lose the focus.
                aria-busy={library.isReadingMore}
                onClick={library.readMore}
                sx={{ mt: 1 }}
              >
                {t('pictures.more')}
              </Button>
            )}
          </Box>
        </>
      )}
    </>
  );
}
