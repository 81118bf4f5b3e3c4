import { adminApi } from '#src/admin/admin-api.ts';
import { OrderDialog } from '#src/admin/list/order/order-dialog.tsx';
import { TextRow } from '#src/admin/list/cells/text-row.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { honorApi } from './schema.ts';

const honorAdminApi = adminApi(honorApi);

type HonorOrderDialogProps = { onClose: () => void };

/** Dialog for the order of all honors. */
export function HonorOrderDialog({ onClose }: HonorOrderDialogProps) {
  return (
    <OrderDialog
      api={honorAdminApi}
      labelOf={honorAdminApi.labelOf}
      row={({ id, name, issuer, image, status }) => (
        <TextRow
          title={name}
          text={issuer}
          picture={
            <Picture src={assetUrl(image)} alt="" ratio={4 / 3} sizes="72px" fit="contain" />
          }
          record={{ id, status }}
          name={name}
        />
      )}
      onClose={onClose}
    />
  );
}
