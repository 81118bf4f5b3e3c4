import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import type { AskedProduct } from '#src/features/product/compare/compare-store.ts';
import type { SeveralDialogProps } from './several-dialog.tsx';

export type LazySeveralDialog = ReturnType<typeof createLazyPart<SeveralDialogProps>>;

type AskSeveralButtonProps = { products: readonly AskedProduct[]; dialog: LazySeveralDialog };

/** Opens a message about several products. */
export function AskSeveralButton({ products, dialog: SeveralDialog }: AskSeveralButtonProps) {
  const { t } = useTranslation('product');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="soft"
        color="secondary"
        aria-haspopup="dialog"
        {...SeveralDialog.prefetchOn}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', minHeight: 44 }}
      >
        {t('compare.ask')}
      </Button>
      {isOpen && <SeveralDialog products={products} onClose={close} onLoadFailed={close} />}
    </>
  );
}
