/** How long typing must pause before the search starts, in ms. */
export const SEARCH_PAUSE = 150;
