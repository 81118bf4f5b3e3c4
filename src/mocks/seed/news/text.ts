/** An article with `{gaps}`; each variant fills them into an article of its own. */
export type NewsText = {
  categoryId: number;
  /** The cover's; no block shows it again. */
  picture: string;
  author: string;
  title: string;
  summary: string;
  /** Blocks of rich text. */
  blocks: string[];
  tags: string[];
  variants: Record<string, string>[];
};
