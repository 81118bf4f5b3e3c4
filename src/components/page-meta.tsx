import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#src/i18n/use-language.ts';
import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { canonicalPath } from './canonical-path.ts';
import { useSiteName } from './site-name.ts';

type PageMetaProps = {
  title: string;
  /** One or two sentences for search engines and shared links; pages of the back office have none. */
  description?: string | undefined;
  /** Address of the picture a shared link shows; without it the site's own. */
  image?: string | undefined;
  /** An article says so to who shares it. */
  type?: 'website' | 'article';
  /** Not found, not allowed, failed: nothing that a search engine should keep. */
  noIndex?: boolean;
};

/** What a shared link shows of pages without a picture. */
const SITE_PICTURE = '/share.png';

/**
 * What a page says of itself to tabs, search engines and shared links (P11). React puts it into the
 * document's head and takes it out with the page.
 */
export function PageMeta(props: PageMetaProps) {
  const { title, description, image, type = 'website', noIndex = false } = props;
  const siteName = useSiteName();
  const path = canonicalPath(useLocation());
  const { language, htmlLang, country } = useLanguage();
  const addresses = { cn: absoluteUrl(path), en: absoluteUrl(inEnglish(path)) };
  const address = addresses[language];
  const fullTitle = `${title} - ${siteName}`;
  useEffect(removeFirstTags, []);

  if (noIndex || description === undefined) {
    return (
      <>
        <title>{fullTitle}</title>
        {noIndex && <meta name="robots" content="noindex" />}
      </>
    );
  }
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <link rel="alternate" hrefLang="zh-CN" href={addresses.cn} />
      <link rel="alternate" hrefLang="en" href={addresses.en} />
      <link rel="alternate" hrefLang="x-default" href={addresses.cn} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absoluteUrl(image ?? '') || absoluteUrl(SITE_PICTURE)} />
      <meta property="og:locale" content={`${htmlLang.slice(0, 2)}_${country}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The address under which a page is English for everybody. */
function inEnglish(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lng=en`;
}

/** What the HTML file said until the page could speak for itself. */
function removeFirstTags(): void {
  for (const tag of document.head.querySelectorAll('[data-first]')) tag.remove();
}
