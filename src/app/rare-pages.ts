// What few visitors come to. With this file between, the first page names neither these pages nor the
// many files that they begin with.

export const loadPrivacy = () => import('./pages/privacy/privacy-page.tsx');
export const loadComingSoon = () => import('./pages/coming-soon/coming-soon-page.tsx');
export const loadCompactLayout = () => import('./layouts/compact/compact-layout.tsx');
export const loadTest = () => import('./pages/test/test-page.tsx');
export const loadForbidden = () => import('./errors/forbidden-page.tsx');
export const loadServerError = () => import('./errors/server-error-page.tsx');
export const loadNotFound = () => import('./errors/not-found-page.tsx');
export const loadAnyError = () => import('./errors/any-error.tsx');
export const loadSettings = () => import('./settings/settings-drawer.tsx');
