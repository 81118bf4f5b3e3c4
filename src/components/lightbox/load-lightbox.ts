/** Fetches the lightbox's code. Call it when somebody is about to open it: then it stands at once. */
export const loadLightbox = () => import('./picture-lightbox.tsx');
