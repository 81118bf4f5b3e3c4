import { useTranslation } from 'react-i18next';

type PageMetaProps = {
  title: string;
  /** One or two sentences for search engines and shared links; pages of the back office have none. */
  description?: string | undefined;
  /** Address of the picture a shared link shows. */
  image?: string | undefined;
};

/** Title and description of a page (P11). React puts them into the document's head. */
export function PageMeta({ title, description, image }: PageMetaProps) {
  const { t } = useTranslation();
  const fullTitle = `${title} - ${t('app.name')}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
        </>
      )}
      {image && <meta property="og:image" content={image} />}
    </>
  );
}
