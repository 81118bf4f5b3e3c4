import { ErrorView } from './error-view.tsx';
import { NotFoundIllustration } from './illustrations/not-found-illustration.tsx';
import { PageMeta } from './page-meta.tsx';
import { RouterButton } from './router-link.tsx';

type DetailsNotFoundProps = {
  /** What there is not, in one sentence. */
  title: string;
  /** What may have become of it. */
  hint: string;
  /** Where to go on, and what the button there says. */
  to: string;
  action: string;
};

/** Stands on a details page where there is no record, or none that visitors may see (P7). */
export function DetailsNotFound({ title, hint, to, action }: DetailsNotFoundProps) {
  return (
    <>
      <PageMeta title={title} noIndex />
      <ErrorView
        illustration={<NotFoundIllustration />}
        title={title}
        description={hint}
        actions={
          <RouterButton to={to} variant="contained" color="secondary" size="large">
            {action}
          </RouterButton>
        }
      />
    </>
  );
}
