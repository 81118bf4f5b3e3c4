/** The contract page. It is made of many files; with this one between, a visitor's first page names none of them. */
export const loadTestPage = () => import('./test-page.tsx');
