/** A product series: five models with common and own data. */
export type Series = {
  categoryId: number;
  picture: string;
  /** Introduction of every model. */
  introduction: string;
  features: string[];
  application: string;
  /** Specifications common to all models. */
  shared: Record<string, string>;
  tags: string[];
  models: {
    name: string;
    model: string;
    summary: string;
    own: Record<string, string>;
  }[];
};
