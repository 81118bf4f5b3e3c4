import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { env } from '#src/env.ts';
import type { AskSeveral, AskedProduct } from '#src/features/product/compare/compare-store.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { SeveralDialogProps } from './several-dialog.tsx';

type LazySeveralDialog = ReturnType<typeof lazyPart<string, SeveralDialogProps>>;

type AskSeveralButtonProps = { products: readonly AskedProduct[]; dialog: LazySeveralDialog };

/** Button that opens a message about several products. */
function AskSeveralButton({ products, dialog: SeveralDialog }: AskSeveralButtonProps) {
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
        {t(products.length > 1 ? 'ask.several' : 'ask.action')}
      </Button>
      {isOpen && <SeveralDialog products={products} onClose={close} onLoadFailed={close} />}
    </>
  );
}

/**
 * The button for places that show compared products. Undefined in builds without enquiries, so that they contain none
 * of its code.
 */
export const askSeveral: AskSeveral | undefined = import.meta.env.HAS_ENQUIRIES
  ? askIn(
      lazyPart(
        lazyPage(() => import('./several-dialog.tsx'), 'enquiry'),
        'SeveralDialog',
      ),
    )
  : undefined;

function askIn(dialog: LazySeveralDialog): AskSeveral {
  return (products) =>
    env.enquiryPath === '' ? undefined : <AskSeveralButton products={products} dialog={dialog} />;
}
