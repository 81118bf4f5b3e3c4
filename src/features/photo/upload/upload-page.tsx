import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { useStore } from 'zustand';
import { LeaveGuard } from '#src/admin/form/leave/leave-guard.tsx';
import { postChange } from '#src/admin/tabs/share-changes.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { useIsOnline } from '#src/components/use-is-online.ts';
import { tooLong } from '#src/i18n/schema-errors.ts';
import { IMAGE_TYPES, MAX_IMAGE_MEGABYTES } from '#src/lib/pictures/image-file.ts';
import { MAX_SIDE } from '#src/lib/pictures/picture-plan.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import { isBusy } from '#src/admin/pictures/upload/upload-queue.ts';
import { usePhotoCategories } from '#src/admin/pictures/library/use-photo-categories.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { LIBRARY } from '../library.ts';
import { UploadList } from './upload-list.tsx';
import { createPhotoQueue } from './photo-queue.ts';

export function Component() {
  const { t } = useTranslation('photo-management');
  const { queue, items } = usePhotoQueue();
  const [category, setCategory] = useState('');
  const [keepOriginal, setKeepOriginal] = useState(false);
  const isOnline = useIsOnline();
  const isUploading = useCallback(() => queue.store.getState().some(isBusy), [queue]);
  const problem = tooLong(category, MAX_LENGTH);
  const add = (files: File[]) => {
    if (problem === '') queue.add(files, { category: typedText(category), keepOriginal });
    else toast.error(t('upload.categoryTooLong', { limit: MAX_LENGTH }));
  };
  usePastedFiles(add);
  return (
    <>
      <PageHeader
        title={t('upload.title')}
        purpose={t('upload.purpose')}
        action={
          <RouterButton
            to={LIBRARY}
            variant="outlined"
            color="inherit"
            startIcon={<CollectionsOutlined />}
          >
            {t('upload.toGallery')}
          </RouterButton>
        }
      />
      <Card sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
        <CategoryField value={category} problem={problem} onChange={setCategory} />
        <OriginalField checked={keepOriginal} onChange={setKeepOriginal} />
        <DropArea onFiles={add} />
      </Card>
      {!isOnline && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('upload.offline')}
        </Alert>
      )}
      {items.length > 0 && <UploadList queue={queue} items={items} />}
      <LeaveGuard
        isUnsaved={isUploading}
        texts={{ text: t('upload.leaveText'), stay: t('upload.stay') }}
      />
    </>
  );
}

/** Maximum length of a category's name, in characters. */
const MAX_LENGTH = 30;

type CategoryFieldProps = { value: string; problem: string; onChange: (category: string) => void };

/** Category of the next uploads: an existing or a new one. */
function CategoryField({ value, problem, onChange }: CategoryFieldProps) {
  const { t } = useTranslation('photo-management');
  const categories = usePhotoCategories();
  return (
    <Autocomplete
      freeSolo
      options={categories}
      inputValue={value}
      onInputChange={(_event, typed) => onChange(typed)}
      sx={{ mb: 2, maxWidth: 360 }}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={t('upload.category')}
          error={problem !== ''}
          helperText={problem || t('upload.categoryHint')}
        />
      )}
    />
  );
}

type OriginalFieldProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Whether the next uploads keep their size and format. */
function OriginalField({ checked, onChange }: OriginalFieldProps) {
  const { t } = useTranslation('photo-management');
  const id = useId();
  return (
    <Box sx={{ mb: 2 }}>
      <FormControlLabel
        label={t('upload.keepOriginal')}
        control={
          <Checkbox
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ mt: 0, mx: 1.75 }}>
        {t('upload.keepOriginalHint')}
      </FormHelperText>
    </Box>
  );
}

/** Only filters the file dialog; the file's real type is read from its bytes. */
const ACCEPT = Object.fromEntries(IMAGE_TYPES.map((type) => [type, []]));

type DropAreaProps = { onFiles: (files: File[]) => void };

function DropArea({ onFiles }: DropAreaProps) {
  const { t } = useTranslation('photo-management');
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: ACCEPT,
    noClick: true,
    noKeyboard: true,
    // `usePastedFiles` handles paste for the whole page.
    noPaste: true,
    onDrop: (accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)]),
  });
  return (
    <Box
      {...getRootProps()}
      role="group"
      tabIndex={undefined}
      aria-label={t('upload.area')}
      sx={{
        px: 2,
        py: { xs: 4, sm: 6 },
        textAlign: 'center',
        border: '1px dashed',
        borderColor: isDragActive ? 'primary.text' : 'control',
        borderRadius: 1,
        bgcolor: isDragActive
          ? 'rgba(var(--mui-palette-primary-textChannel) / 0.08)'
          : 'transparent',
        transition: 'background-color 0.15s',
      }}
    >
      {/* The button opens it. */}
      <input {...getInputProps({ style: { display: 'none' } })} />
      <CloudUploadOutlined sx={{ fontSize: 56, color: 'primary.text', opacity: 0.8 }} />
      <Typography sx={{ mt: 1, mb: 2 }}>
        {t(isDragActive ? 'upload.release' : 'upload.drop')}
      </Typography>
      <Button variant="contained" onClick={open} aria-describedby="upload-limits">
        {t('upload.choose')}
      </Button>
      <Typography
        id="upload-limits"
        variant="body2"
        sx={{ mt: 2, color: 'text.secondary', textWrap: 'balance' }}
      >
        {t('upload.limits', { size: MAX_IMAGE_MEGABYTES })}
        <br />
        {t('upload.shrinks', { side: MAX_SIDE })}
      </Typography>
    </Box>
  );
}

/** Handles files pasted anywhere on the page; pasted text is left alone. */
function usePastedFiles(onFiles: (files: File[]) => void): void {
  const addFiles = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => addFiles(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);
}

/** The page's upload queue; unmounting cancels it. */
function usePhotoQueue() {
  const client = useQueryClient();
  const [queue] = useState(() =>
    createPhotoQueue(() => {
      // Photo lists are only marked stale: refetching after each of a hundred uploads would be
      // waste.
      void client.invalidateQueries({ queryKey: [photoApi.name], refetchType: 'none' });
      postChange(photoApi.name);
    }),
  );
  const items = useStore(queue.store);
  useEffect(() => queue.followNetwork(), [queue]);
  useEffect(() => queue.cancelAll, [queue]);
  return { queue, items };
}
