import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { type TypeAction, useMay } from '#src/admin/list/core/use-may.ts';
import { useHashDialog } from '#src/admin/ui/use-hash-dialog.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';

const HASH = '#import';

type PartProps = { onClose: () => void };

/**
 * The button that opens a type's import.
 * @param importPart imports the type's dialog
 * @param needs what the person has to be permitted: an import of rows also creates and updates records
 */
export function createImportButton(
  importPart: () => Promise<ComponentType<PartProps>>,
  needs: readonly TypeAction[] = ['import', 'add', 'edit'],
) {
  const ImportPart = lazyPart(
    lazyPage(async () => ({ Part: await importPart() }), 'import'),
    'Part',
  );

  return function ImportButton() {
    const { t } = useTranslation('crud');
    const { hash, open, close } = useHashDialog();
    const may = useMay();
    if (!needs.every(may)) return null;
    return (
      <>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<ImportIcon />}
          {...ImportPart.prefetchOn}
          onClick={() => open(HASH)}
        >
          {t('list.import')}
        </Button>
        {hash === HASH && <ImportPart onClose={close} onLoadFailed={close} />}
      </>
    );
  };
}
