import Box from '@mui/material/Box';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { SeedlingLogo } from '#src/components/illustrations/seedling-logo.tsx';
import type { CompanyInfo } from '../schema.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';

/** The company's logo, or the default one. Decorative: the name is next to it. */
export function CompanyLogo({ company }: { company: CompanyInfo | undefined }) {
  const logo = safeImageSrc(assetUrl(company?.logo ?? ''));
  if (logo === undefined) return <SeedlingLogo size={36} />;
  return (
    <Box
      component="img"
      src={logo}
      alt=""
      width={36}
      height={36}
      sx={{ borderRadius: 1, objectFit: 'contain', flexShrink: 0 }}
    />
  );
}
