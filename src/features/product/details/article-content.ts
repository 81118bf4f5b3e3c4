import { assetUrl } from '#src/api/uploads/assets.ts';
import type { Video } from '#src/lib/videos/video-figure.ts';
import type { Product } from '../schema.ts';
import { extractVideo } from './extract-video.ts';

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
