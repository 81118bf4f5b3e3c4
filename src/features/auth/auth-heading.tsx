import Typography from '@mui/material/Typography';
import { PageMeta } from '#src/components/page/page-meta.tsx';

type AuthHeadingProps = { title: string; description: string };

export function AuthHeading({ title, description }: AuthHeadingProps) {
  return (
    <>
      <PageMeta title={title} />
      <Typography variant="h4" component="h1">
        {title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary', textWrap: 'pretty' }}>
        {description}
      </Typography>
    </>
  );
}
