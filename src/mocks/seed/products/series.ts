/** A family of products: what its five models share, and each model's own. */
export type Series = {
  categoryId: number;
  picture: string;
  /** Opening of every model's page. */
  introduction: string;
  features: string[];
  application: string;
  /** Specifications of all models. */
  shared: Record<string, string>;
  tags: string[];
  models: {
    name: string;
    model: string;
    summary: string;
    own: Record<string, string>;
  }[];
};
