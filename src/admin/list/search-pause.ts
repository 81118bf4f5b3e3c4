/** How long the search waits after a key before it asks, in ms. */
export const SEARCH_PAUSE = 150;
