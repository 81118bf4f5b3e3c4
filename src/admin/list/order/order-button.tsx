import OrderIcon from '@mui/icons-material/SwapVert';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';

type OrderButtonProps = {
  /** The dialog, which is open. */
  children: (onClose: () => void) => ReactNode;
  prefetchOn: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void };
};

/** Opens the dialog in which records are put in order. */
export function OrderButton({ children, prefetchOn }: OrderButtonProps) {
  const { t } = useTranslation('crud');
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  if (!may('order')) return null;
  return (
    <>
      <ToolButton label={t('order.action')} {...prefetchOn} onClick={() => setOpen(true)}>
        <OrderIcon />
      </ToolButton>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
