export type Site = {
  /** The folder of a production build. */
  folder: string;
  /** Origin of the API server. */
  api: string;
  /** Public origin of the site. */
  origin: string;
};
