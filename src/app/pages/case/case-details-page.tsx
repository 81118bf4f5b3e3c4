import { CaseDetails } from '#src/features/news/cases/case-details.tsx';
import { CaseProducts } from './case-products.tsx';

export function Component() {
  return <CaseDetails products={(ids) => <CaseProducts ids={ids} />} />;
}
