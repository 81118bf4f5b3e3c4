import { assetUrl } from '#src/api/uploads/assets.ts';
import { type Video, readVideo } from '#src/lib/videos/video-figure.ts';
import type { Product } from '../schema.ts';
import { withoutHidden } from '#src/lib/html/hidden-parts.ts';
import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';

/** A product's text, and its first video, which is shown among the pictures instead. */
export function articleContent({ content, summary }: Pick<Product, 'content' | 'summary'>): {
  content: string;
  video: Video | undefined;
} {
  const { video, rest } = extractVideo(content, assetUrl);
  return { content: withoutSummary(rest, summary), video };
}

/** Removes the summary from the start of the text, where editors often repeat it. */
function withoutSummary(content: string, summary: string): string {
  const [first = '', text = ''] = /^\s*<p[^>]*>([^<]*)<\/p>/.exec(content) ?? [];
  return text.trim() === summary.trim() ? content.slice(first.length) : content;
}

/** A figure, or the player of another editor, without one inside. */
const FIGURE = /<(figure|video|iframe)\b(?:(?!<\/?\1\b)[^])*<\/\1>/gi;

/** The first video of a text, and the text without it. */
export function extractVideo(
  html: string,
  resolve: (address: string) => string,
): { video: Video | undefined; rest: string } {
  for (const markup of withoutHidden(html).match(FIGURE) ?? []) {
    const figure = sanitizeToFragment(markup).querySelector('figure');
    const video = figure ? readVideo(figure, resolve) : undefined;
    if (video) return { video, rest: html.replace(markup, '') };
  }
  return { video: undefined, rest: html };
}
