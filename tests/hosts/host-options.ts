export type HostOptions = {
  /** The folder of a production build. */
  root: string;
  /** The variables of the example. */
  variables: Record<string, string>;
};
