import OrderIcon from '@mui/icons-material/SwapVert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import type { Id } from '#src/api/fields/fields.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import type { OrderDialogProps } from './order-dialog.tsx';

const OrderPart = lazyPart(() => import('./order-dialog.tsx'), 'OrderPart');

type OrderButtonProps<T, Input> = Omit<OrderDialogProps<T, Input>, 'onClose'>;

/** Opens the dialog in which records are put in order. */
export function OrderButton<T extends Input & { id: Id }, Input>(
  props: OrderButtonProps<T, Input>,
) {
  const { t } = useTranslation('crud');
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const close = () => setOpen(false);
  if (!may('order')) return null;
  return (
    <>
      <ToolButton label={t('order.action')} {...OrderPart.prefetchOn} onClick={() => setOpen(true)}>
        <OrderIcon />
      </ToolButton>
      {isOpen && (
        <OrderPart onLoadFailed={close}>
          {(OrderDialog) => <OrderDialog<T, Input> {...props} onClose={close} />}
        </OrderPart>
      )}
    </>
  );
}
