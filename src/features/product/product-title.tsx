import { assetUrl } from '#src/api/assets.ts';
import { PictureTitle } from '#src/admin/list/picture-title.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { Product } from './schema.ts';

type ProductTitleProps = { product: Product };

/** Cover, name and model of a product. */
export function ProductTitle({ product }: ProductTitleProps) {
  const { name, model, cover } = product;
  const picture = (
    <Picture src={assetUrl(cover)} alt="" ratio={4 / 3} sizes="72px" sx={{ borderRadius: 0.5 }} />
  );
  return <PictureTitle picture={picture} isSmallInGrid title={name} lines={2} texts={[model]} />;
}
