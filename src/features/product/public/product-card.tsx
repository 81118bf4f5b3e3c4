import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { Picture } from '#src/components/picture.tsx';
import { stretchedLink } from '#src/components/stretched-link.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { isSameFile } from '#src/lib/pictures/focal-point.ts';
import { type Product, productFields } from '../schema.ts';
import { ChineseMark } from './chinese-mark.tsx';
import { productAddress, useProductListAddress } from './product-address.ts';
import { ProductCover } from './product-cover.tsx';

type ProductCardProps = {
  product: Product;
  /** Level of the heading: one below the heading of the section. */
  heading?: 'h2' | 'h3';
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  /** Loads the picture early, for the largest one of the first screen. */
  priority?: boolean;
  /** False for no view transition: a page must not have two pictures of one name. */
  growsIntoArticle?: boolean;
  /** Actions for the product, below its name. */
  children?: ReactNode;
};

export function ProductCard(props: ProductCardProps) {
  const { heading = 'h3', sizes = HOME_SIZES, priority = false } = props;
  const { growsIntoArticle = true, children } = props;
  const product = localized(props.product);
  const productList = useProductListAddress();
  const second = product.images.find((image) => !isSameFile(image, product.cover));
  // The second picture is not downloaded before the pointer is over the card.
  const [isAwake, setIsAwake] = useState(false);
  return (
    <Box
      component="article"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsAwake(true)}
      sx={cardStyles}
    >
      <ProductCover id={growsIntoArticle ? product.id : undefined}>
        <Box sx={pictureStyles}>
          <Picture
            src={assetUrl(product.cover)}
            alt=""
            ratio={productFields.cover.crops.card}
            sizes={sizes}
            priority={priority}
          />
          {isAwake && second && (
            <Picture
              src={assetUrl(second)}
              alt=""
              ratio={productFields.cover.crops.card}
              sizes={sizes}
              sx={secondPictureStyles}
            />
          )}
        </Box>
      </ProductCover>
      <Typography variant="subtitle1" component={heading} sx={{ mt: 1.5 }}>
        <RouterLink
          to={productAddress(product.id)}
          state={{ productList }}
          lang={langOf(product, 'name')}
          underline="hover"
          sx={stretchedLink(2)}
        >
          {product.name}
        </RouterLink>
      </Typography>
      {product.model && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {product.model}
        </Typography>
      )}
      <ChineseMark product={product} />
      {children}
    </Box>
  );
}

const HOME_SIZES =
  '(min-width: 100em) 330px, (min-width: 75em) 280px, (min-width: 56.25em) 25vw, 50vw';

const cardStyles = {
  position: 'relative',
  borderRadius: 1,
};
const pictureStyles = { position: 'relative', borderRadius: 1, overflow: 'hidden' };
/** Shows the device's second picture under the pointer: its screen lit, or the device in use. */
const secondPictureStyles = {
  position: 'absolute',
  inset: 0,
  bgcolor: 'transparent',
  opacity: 0,
  transition: 'opacity 0.48s',
  'article:hover &': { opacity: 1 },
};

export function ProductCardSkeleton() {
  return (
    <Box>
      <LightSkeleton ratio={productFields.cover.crops.card} />
      <LightSkeleton sx={{ mt: 1.5, width: '72%', typography: 'subtitle1' }} />
      <LightSkeleton sx={{ width: '40%', typography: 'body2' }} />
    </Box>
  );
}
