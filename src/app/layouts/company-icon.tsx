import { assetUrl } from '#src/api/uploads/assets.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import { useCompany } from './use-company.ts';

/** The company's logo as the icon of the browser's tab; the last icon in the page's head counts. */
export function CompanyIcon() {
  const { company } = useCompany();
  const logo = safeImageSrc(assetUrl(company?.logo ?? ''));
  return logo === undefined ? null : <link rel="icon" href={logo} />;
}
