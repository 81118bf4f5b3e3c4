import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { canonicalPath, englishUrl } from './canonical-path.ts';
import { useSiteName } from './site-name.ts';

type PageMetaProps = {
  title: string;
  /** One or two sentences for search engines and shared links; back-office pages have none. */
  description?: string | undefined;
  /** Search keywords, separated by commas. */
  keywords?: string;
  /** URL of the picture of a shared link; the site's own without it. */
  image?: string | undefined;
  /** `article` for Open Graph. */
  type?: 'website' | 'article';
  /** False for a page that is in Chinese on the English site too: its canonical URL is the Chinese page. */
  isInEnglish?: boolean;
  /** For pages that are not found, forbidden or failed: search engines must not index them. */
  noIndex?: boolean;
};

/** The picture of a shared link to a page without one. */
export const SITE_PICTURE = '/share.png';

/**
 * A page's title and meta tags for tabs, search engines and shared links. React moves them to the
 * document's head and removes them with the page.
 */
export function PageMeta(props: PageMetaProps) {
  const { title, description, keywords, image, type = 'website', noIndex = false } = props;
  const { isInEnglish = true } = props;
  const siteName = useSiteName();
  const path = canonicalPath(useLocation());
  const { language: read } = useLanguage();
  const language = isInEnglish ? read : DEFAULT_LANGUAGE;
  const { htmlLang, country } = LANGUAGES[language];
  const addresses = { cn: absoluteUrl(path), en: absoluteUrl(englishUrl(path)) };
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
      {keywords && <meta name="keywords" content={keywords} />}
      <link rel="canonical" href={address} />
      {isInEnglish && (
        <>
          <link rel="alternate" hrefLang="zh-CN" href={addresses.cn} />
          <link rel="alternate" hrefLang="en" href={addresses.en} />
          <link rel="alternate" hrefLang="x-default" href={addresses.cn} />
        </>
      )}
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

/** The meta tags of the HTML file, which the page's own ones replace. */
function removeFirstTags(): void {
  for (const tag of document.head.querySelectorAll('[data-first]')) tag.remove();
}
