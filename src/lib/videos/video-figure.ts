import { ownFile, videoSource, type VideoSource } from './video-source.ts';

export type VideoText = {
  /** URL of the file or of the platform's page. */
  address: string;
  title: string;
  /** '' where there is none. */
  poster: string;
  /** A file of WebVTT; '' where there is none. */
  captions: string;
};

export type Video = VideoText & VideoSource;

/**
 * Reads `<figure><a href="video"><img src="poster" alt="" role="presentation">title</a></figure>`, which is a plain link
 * for other programs; a link to the captions may follow. Undefined for any other figure.
 */
export function readFigure(figure: Element): VideoText | undefined {
  const [link, captions, ...others] = figure.children;
  const areLinks = link?.tagName === 'A' && (captions?.tagName ?? 'A') === 'A';
  if (!areLinks || others.length > 0) return undefined;
  return {
    address: link.getAttribute('href') ?? '',
    title: link.textContent.trim(),
    poster: link.querySelector('img')?.getAttribute('src') ?? '',
    captions: captions?.getAttribute('href') ?? '',
  };
}

/** Reads the figure of a video that can be played; undefined for any other figure. */
export function readVideo(
  figure: Element,
  resolve: (address: string) => string = String,
): Video | undefined {
  const video = readFigure(figure);
  const source = video && videoSource(video.address, resolve);
  const captions = video && ownFile(video.captions, /\.vtt$/i, resolve);
  return source && { ...video, ...source, captions: captions ?? '' };
}

/** The text of the link to the captions. */
export const CAPTIONS = 'WebVTT';

/** The class of a figure that is known to be a video. */
export const VIDEO = 'video';

/** Marks the figures that are videos, and completes the addresses of their files. */
export function markVideos(root: ParentNode, resolve: (address: string) => string): void {
  for (const figure of root.querySelectorAll('figure')) {
    const video = readVideo(figure, resolve);
    if (video?.kind === 'file') figure.querySelector('a')?.setAttribute('href', video.player);
    if (video) figure.className = VIDEO;
  }
}
