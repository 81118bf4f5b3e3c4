import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
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
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { LeaveGuard } from '#src/admin/form/leave/leave-guard.tsx';
import { usePhotoCategories } from '#src/admin/pictures/library/use-photo-categories.ts';
import { DropArea, useDrop } from '#src/admin/pictures/upload/drop-area.tsx';
import { isUploadRunning, useUploads } from '#src/admin/pictures/upload/use-uploads.ts';
import { postChange } from '#src/admin/tabs/share-changes.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { useIsOnline } from '#src/components/use-is-online.ts';
import { tooLong } from '#src/i18n/schema-errors.ts';
import { MAX_IMAGE_MEGABYTES } from '#src/lib/pictures/image-file.ts';
import { MAX_SIDE } from '#src/lib/pictures/picture-plan.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { LibraryButton } from '../library-button.tsx';
import { type PhotoUpload, UploadList } from './upload-list.tsx';

export function Component() {
  const { t } = useTranslation('photo-management');
  const queue = usePhotoQueue();
  const [category, setCategory] = useState('');
  const [keepOriginal, setKeepOriginal] = useState(false);
  const isOnline = useIsOnline();
  const problem = tooLong(category, MAX_LENGTH);
  const add = (files: File[]) => {
    if (problem === '') queue.addNew(files, { category: typedText(category), keepOriginal });
    else toast.error(t('upload.categoryTooLong', { limit: MAX_LENGTH }));
  };
  // `usePastedFiles` handles paste for the whole page.
  const drop = useDrop(add, { noPaste: true });
  usePastedFiles(add);
  return (
    <>
      <PageHeader
        title={t('upload.title')}
        purpose={t('upload.purpose')}
        action={<LibraryButton label={t('upload.toGallery')} />}
      />
      <Card sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
        <CategoryField value={category} problem={problem} onChange={setCategory} />
        <OriginalField checked={keepOriginal} onChange={setKeepOriginal} />
        <PhotoDrop drop={drop} />
      </Card>
      {!isOnline && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('upload.offline')}
        </Alert>
      )}
      {queue.uploads.length > 0 && <UploadList queue={queue} />}
      <LeaveGuard
        isUnsaved={() => queue.isBusy}
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

function PhotoDrop({ drop }: { drop: ReturnType<typeof useDrop> }) {
  const { t } = useTranslation('photo-management');
  return (
    <DropArea
      drop={drop}
      name={{ 'aria-label': t('upload.area') }}
      sx={{ px: 2, py: { xs: 4, sm: 6 }, textAlign: 'center' }}
    >
      <CloudUploadOutlined sx={{ fontSize: 56, color: 'primary.text', opacity: 0.8 }} />
      <Typography sx={{ mt: 1, mb: 2 }}>
        {t(drop.isDragActive ? 'upload.release' : 'upload.drop')}
      </Typography>
      <Button variant="contained" onClick={drop.open} aria-describedby="upload-limits">
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
    </DropArea>
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

/** The page's queue of uploads, which pauses while there is no network and skips what was uploaded before. */
function usePhotoQueue() {
  const client = useQueryClient();
  /** Also of files whose rows are removed. */
  const stored = useRef(new Set<string>());
  const queue = useUploads<PhotoUpload['extra'], Photo>({
    send: (file, tools, { extra }) => photoApi.send(file, { ...tools, ...extra }),
    onDone: (_photo, { file }) => {
      stored.current.add(keyOf(file));
      // Lists are only marked stale: refetching after each of a hundred uploads would be waste.
      void client.invalidateQueries({ queryKey: [photoApi.name], refetchType: 'none' });
      postChange(photoApi.name);
    },
    keepsDone: true,
    isPaused: () => !onlineManager.isOnline(),
  });
  const { uploads, add, startNext } = queue;
  useEffect(() => onlineManager.subscribe(startNext), [startNext]);

  const addNew = (files: File[], { category, keepOriginal }: PhotoOptions) => {
    const expected = uploads.filter((one) => isUploadRunning(one) || one.status.step === 'failed');
    const known = new Set([...stored.current, ...expected.map(({ file }) => keyOf(file))]);
    const chosen = files.map((file) => {
      const isKnown = known.has(keyOf(file));
      known.add(keyOf(file));
      const upload = { file, keepOriginal, extra: { category } };
      return isKnown ? { ...upload, status: { step: 'skipped' } as const } : upload;
    });
    add(chosen);
  };
  return { ...queue, addNew };
}

type PhotoOptions = { category: string; keepOriginal: boolean };

/** The same for a file that is chosen twice. */
function keyOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join('/');
}
