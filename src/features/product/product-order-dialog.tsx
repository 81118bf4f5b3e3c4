import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import { OrderDialog } from '#src/admin/list/order/order-dialog.tsx';
import { TextRow } from '#src/admin/list/cells/text-row.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { productAdminApi } from './admin-api.ts';
import { CategoryPicker } from './category/category-picker.tsx';
import { productCategoryApi } from './category/schema.ts';

type ProductOrderDialogProps = {
  /** The category selected at first; '' for all products. */
  categoryId: string;
  onClose: () => void;
};

/** Dialog to sort the products of a category. */
export function ProductOrderDialog({ categoryId, onClose }: ProductOrderDialogProps) {
  const { t } = useTranslation(['products', 'crud']);
  const { data } = useChoices(productCategoryApi);
  const [chosen, setChosen] = useState(categoryId);
  return (
    <OrderDialog
      api={productAdminApi}
      {...(chosen !== '' && { filters: { categoryId: chosen } })}
      picker={
        <CategoryPicker
          size="small"
          label={t('field.categoryId')}
          placeholder={t('crud:list.all')}
          categories={data?.rows}
          value={chosen === '' ? null : chosen}
          onChange={(id) => setChosen(String(id ?? ''))}
        />
      }
      labelOf={productAdminApi.labelOf}
      row={({ id, name, model, cover, status }) => (
        <TextRow
          title={name}
          text={model}
          picture={<Picture src={assetUrl(cover)} alt="" ratio={4 / 3} sizes="72px" />}
          record={{ id, status }}
          name={name}
        />
      )}
      onClose={onClose}
    />
  );
}
