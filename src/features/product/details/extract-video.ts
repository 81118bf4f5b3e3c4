import { withoutHidden } from '#src/lib/html/hidden-parts.ts';
import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { readVideo, type Video } from '#src/lib/videos/video-figure.ts';

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
