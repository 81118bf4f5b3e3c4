import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { onlineManager } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { LeaveGuard } from '#src/admin/form/leave-guard.tsx';
import { CategoryField } from './category-field.tsx';
import { DropArea } from './drop-area.tsx';
import { isBusy } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';
import { usePastedFiles } from './use-pasted-files.ts';
import { useUploadQueue } from './use-upload-queue.ts';

export function Component() {
  const { t } = useTranslation('photo-management');
  const { queue, items } = useUploadQueue();
  const [category, setCategory] = useState('');
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => onlineManager.isOnline());
  const isUploading = useCallback(() => queue.items().some(isBusy), [queue]);
  const add = (files: File[]) => queue.add(files, category.trim());
  usePastedFiles(add);
  return (
    <>
      <PageHeader
        title={t('upload.title')}
        purpose={t('upload.purpose')}
        action={
          <RouterButton
            to="/backstage/column/photo-management/download"
            variant="outlined"
            color="inherit"
            startIcon={<CollectionsOutlined />}
          >
            {t('upload.toGallery')}
          </RouterButton>
        }
      />
      <Card sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
        <CategoryField value={category} onChange={setCategory} />
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

const subscribeToNetwork = (listener: () => void) => onlineManager.subscribe(listener);
