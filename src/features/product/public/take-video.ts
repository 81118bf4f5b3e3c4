import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { readVideo } from '#src/lib/videos/video-figure.ts';
import type { Video } from '#src/lib/videos/video-figure.ts';

const FIGURE = /<figure\b(?:(?!<\/?figure\b)[^])*<\/figure>/gi;

/** The first video of a text, and the text without it. */
export function takeVideo(
  html: string,
  resolve: (address: string) => string,
): { video: Video | undefined; rest: string } {
  for (const markup of html.match(FIGURE) ?? []) {
    const figure = sanitizeToFragment(markup).querySelector('figure');
    const video = figure ? readVideo(figure, resolve) : undefined;
    if (video) return { video, rest: html.replace(markup, '') };
  }
  return { video: undefined, rest: html };
}
