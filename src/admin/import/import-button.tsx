import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

const HASH = '#import';

type PartProps = { onClose: () => void };

/**
 * The button that opens a type's import. The open dialog is in the URL's hash, so that the browser's back
 * button closes it.
 * @param importPart imports the type's dialog
 */
export function createImportButton(importPart: () => Promise<ComponentType<PartProps>>) {
  const load = lazyPage(async () => ({ Part: await importPart() }), 'import');
  const ImportPart = createLazyPart(async () => (await load()).Part);

  return function ImportButton() {
    const { t } = useTranslation('crud');
    const { hash, search, state } = useLocation();
    const navigate = useNavigate();
    const stay = { preventScrollReset: true };
    const open = () =>
      void navigate({ search, hash: HASH }, { ...stay, state: { isOpenedHere: true } });
    // A dialog opened by a direct link has no entry to go back to.
    const close = () =>
      void (isRecord(state) && state.isOpenedHere === true
        ? navigate(-1)
        : navigate({ search }, { ...stay, replace: true }));
    return (
      <>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<ImportIcon />}
          {...ImportPart.prefetchOn}
          onClick={open}
        >
          {t('list.import')}
        </Button>
        {hash === HASH && <ImportPart onClose={close} onLoadFailed={close} />}
      </>
    );
  };
}
