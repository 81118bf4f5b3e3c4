import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import type { AskedProduct } from '#src/features/product/compare/ask-several.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';

const load = lazyPage(() => import('./several-dialog.tsx'), 'enquiry');
const SeveralDialog = createLazyPart(async () => (await load()).SeveralDialog);

type AskSeveralButtonProps = { products: readonly AskedProduct[] };

/** Opens a message about several products. */
export function AskSeveralButton({ products }: AskSeveralButtonProps) {
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
