import { CompanyFooter } from '#src/features/company-info/public/company-footer.tsx';
import { FooterMenu } from './footer-menu.tsx';
import { FriendlyLinks } from './friendly-links.tsx';
import { useCompany } from './use-company.ts';

/** The company's footer with the menus and links around it (P3). */
export function PublicFooter() {
  const { company, name } = useCompany();
  return (
    <CompanyFooter company={company} name={name} menu={<FooterMenu />} links={<FriendlyLinks />} />
  );
}
