import Link from '@mui/material/Link';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRecordChoices } from '#src/admin/deletion/use-record-choices.ts';
import { LazySharePreview } from '#src/admin/form/checklist/lazy-share-preview.ts';
import { FieldFrame } from '#src/admin/form/inputs/field-frame.tsx';
import { useField } from '#src/admin/form/inputs/use-field.ts';
import { useLastChoice } from '#src/admin/form/last-choice.ts';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { TypePage } from '#src/admin/form/type-page.tsx';
import { SeoSection } from '#src/admin/form/seo-section.tsx';
import { createField, useFieldProps } from '#src/admin/form/field.tsx';
import type { Id } from '#src/lib/records/id.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import { productAdminApi } from './admin-api.ts';
import { AttachmentsInput } from './attachments/attachments-input.tsx';
import { productCategoryApi } from './category/schema.ts';
import { CategoryPicker } from './category/category-picker.tsx';
import { GalleryInput } from './gallery/gallery-input.tsx';
import { ProductInput, emptyProduct } from './input.ts';
import { productMeta } from './product-meta.ts';
import { productFields } from './schema.ts';
import { SpecificationsInput } from './specifications/specifications-input.tsx';

const Field = createField(productAdminApi, 'products');

const share = (values: ProductInput) => (
  <LazySharePreview {...productMeta(values)} path="/product/details" />
);

export function Component() {
  const { t } = useTranslation('products');
  const { id } = useParams();
  const suffix = t('copyMark');
  return (
    <TypePage
      // The form of a new product reads a record only to duplicate it.
      api={id === undefined ? { ...productAdminApi, one: duplicateQuery(suffix) } : productAdminApi}
      schema={ProductInput}
      empty={emptyProduct}
      fields={ProductForm}
      share={share}
    />
  );
}

function ProductForm() {
  return (
    <FormColumns
      first={<Field name="name" isHeading />}
      main={
        <>
          <CategoryInput />
          <GalleryInput />
          <Field name="summary" rows={2} />
          <SpecificationsInput />
          <Field name="content" />
          {import.meta.env.HAS_DOWNLOADS && <AttachmentsInput />}
          <SeoSection namespace="products" />
        </>
      }
      side={
        <>
          <Field name="status" />
          <Field name="recommended" />
          <Field name="model" />
          <Field name="tags" />
          <Field name="sort" />
        </>
      }
    />
  );
}

/** Initial values of a duplicate: names are unique, so the name gets a suffix. */
function duplicateQuery(suffix: string) {
  return (id: Id) =>
    queryOptions({
      ...productAdminApi.one(id),
      select: (product) =>
        product && {
          ...product,
          name: firstGraphemes(product.name, productFields.name.max - suffix.length) + suffix,
        },
    });
}

function CategoryInput() {
  const { t } = useTranslation(['products', 'crud']);
  const props = useFieldProps(productFields, 'products')('categoryId');
  const { label, required } = props;
  const { data, error: failure, refetch } = useRecordChoices(productCategoryApi);
  useLastChoice('categoryId', data?.rows);
  const nameOf = (id: unknown) =>
    data?.rows.find((row) => String(row.id) === String(id))?.name ?? String(id);
  const { field, error, revert } = useField(props, nameOf);
  const reload = failure && (
    <>
      <span>{t('crud:form.optionsFailed')}</span>
      <Link
        component="button"
        type="button"
        onClick={() => void refetch()}
        sx={{ font: 'inherit', mx: 1 }}
      >
        {t('crud:form.reloadOptions')}
      </Link>
    </>
  );
  return (
    <FieldFrame name={field.name} label={label} revert={revert}>
      <CategoryPicker
        label={label}
        required={required}
        categories={data?.rows}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={error !== undefined}
        helperText={error ?? reload}
      />
    </FieldFrame>
  );
}
