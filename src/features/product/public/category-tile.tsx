import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { langOf } from '#src/api/fields/localized.ts';
import { Picture } from '#src/components/picture.tsx';
import { cutAfter, stretchedLink } from '#src/components/stretched-link.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { type ProductCategory, productCategoryFields } from '../category/schema.ts';
import { categoryAddress } from './product-address.ts';

type CategoryTileProps = { category: ProductCategory; children: ProductCategory[] };

export function CategoryTile({ category, children }: CategoryTileProps) {
  const { id, name, description, image } = category;
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        borderRadius: 1,
        display: 'flex',
        gap: { xs: 2, md: 3 },
        alignItems: { xs: 'flex-start', md: 'center' },
      }}
    >
      <Box sx={{ flex: 'none', width: { xs: 96, md: 176 } }}>
        <Picture
          src={assetUrl(image)}
          alt=""
          ratio={productCategoryFields.image.crops.tile}
          sizes="(min-width: 56.25em) 176px, 96px"
          sx={{ borderRadius: 1 }}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h5" component="h3">
          <RouterLink
            to={categoryAddress(id)}
            lang={langOf(category, 'name')}
            underline="hover"
            sx={stretchedLink(2)}
          >
            {name}
          </RouterLink>
        </Typography>
        {description && (
          <Typography
            variant="body2"
            lang={langOf(category, 'description')}
            sx={{ mt: 0.75, color: 'text.secondary', ...cutAfter(2) }}
          >
            {description}
          </Typography>
        )}
        {children.length > 0 && (
          <Box
            component="ul"
            sx={{
              mt: 1,
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2,
            }}
          >
            {children.map((child) => (
              <li key={child.id}>
                <RouterLink
                  to={categoryAddress(child.id)}
                  lang={langOf(child, 'name')}
                  variant="body2"
                  color="brand.text"
                  underline="hover"
                  sx={childStyles}
                >
                  {child.name}
                </RouterLink>
              </li>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Above the stretched link of the tile. */
const childStyles = {
  position: 'relative',
  zIndex: 1,
  display: 'inline-block',
  py: 0.5,
  '@media (pointer: coarse)': { py: 1.25 },
};
