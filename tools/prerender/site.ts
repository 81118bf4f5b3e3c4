export type Site = {
  /** The folder of a production build. */
  folder: string;
  /** Origin of the server that answers calls. */
  api: string;
  /** Origin under which visitors open the site. */
  origin: string;
};
