import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LazySharePreview } from '#src/admin/form/checklist/lazy-share-preview.ts';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { RichTextInput } from '#src/admin/form/inputs/rich-text-input.tsx';
import { SeoSection } from '#src/admin/form/seo-section.tsx';
import { SortInput } from '#src/admin/form/inputs/sort-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import { TagsInput } from '#src/admin/form/inputs/tags-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { HAS_DOWNLOADS } from '#src/api/dialect.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import type { Id } from '#src/lib/records/id.ts';
import { productAdminApi } from './admin-api.ts';
import { AttachmentsInput } from './attachments/attachments-input.tsx';
import { CategoryInput } from './category-input.tsx';
import { GalleryInput } from './gallery/gallery-input.tsx';
import { emptyProduct, ProductInput } from './input.ts';
import { productMeta } from './product-meta.ts';
import { Product, productFields } from './schema.ts';
import { SpecificationsInput } from './specifications/specifications-input.tsx';

const share = (values: ProductInput) => (
  <LazySharePreview {...productMeta(values)} path="/product/details" />
);

/** The variable itself: a build would keep the code otherwise. */
const HAS_FILES = import.meta.env.DEV ? HAS_DOWNLOADS : import.meta.env.VITE_DOWNLOADS === 'true';

export function Component() {
  const { t } = useTranslation('products');
  const { id } = useParams();
  const suffix = t('copyMark');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      // The form of a new product reads a record only to duplicate it.
      api={id === undefined ? { ...productAdminApi, one: duplicateQuery(suffix) } : productAdminApi}
      record={Product}
      schema={ProductInput}
      empty={emptyProduct}
      fields={ProductForm}
      share={share}
    />
  );
}

function ProductForm() {
  const field = useFieldProps(productFields, 'products');
  return (
    <FormColumns
      first={<TextInput {...field('name')} isHeading />}
      main={
        <>
          <CategoryInput />
          <GalleryInput />
          <TextInput {...field('summary')} rows={2} />
          <SpecificationsInput />
          <RichTextInput {...field('content')} />
          {HAS_FILES && <AttachmentsInput />}
          <SeoSection namespace="products" />
        </>
      }
      side={
        <>
          <StatusInput {...field('status')} />
          <SwitchInput {...field('recommended')} />
          <TextInput {...field('model')} />
          <TagsInput {...field('tags')} />
          <SortInput {...field('sort')} />
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
