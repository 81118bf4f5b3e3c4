/** Article template with `{placeholders}`, filled by each variant. */
export type NewsText = {
  categoryId: number;
  /** Cover picture, not used in `blocks`. */
  picture: string;
  author: string;
  title: string;
  summary: string;
  /** Rich text blocks. */
  blocks: string[];
  tags: string[];
  variants: Record<string, string>[];
};
