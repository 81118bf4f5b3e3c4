/** So many specifications lead on a product's page: the first ones, as its editor has put them in order. */
export const KEY_SPECIFICATIONS = 3;
