/** The texts of an article in one language. */
export type ArticleText = {
  title: string;
  summary: string;
  author: string;
  tags: string[];
  /** Rich text blocks. */
  blocks: string[];
  /** Defaults to the company. */
  source?: string | undefined;
};

type Gaps = Record<string, string>;

/** What fills an article's `{placeholders}`; in English what is not in `english` is the same. */
type Variant = { english: Gaps; [gap: string]: string | Gaps };

/** Article template with `{placeholders}`, filled by each variant. */
export type NewsText = ArticleText & {
  categoryId: number;
  /** Cover picture, not used in `blocks`. */
  picture: string;
  english: ArticleText;
  variants: Variant[];
};

/**
 * A template with its placeholders filled.
 * @throws Error if there is a placeholder that `gaps` lacks
 */
export function filled(template: string, gaps: Record<string, string | Gaps>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, gap: string) => {
    const text = gaps[gap];
    if (typeof text !== 'string') throw new Error(`No ${gap} for “${template}”`);
    return text;
  });
}
