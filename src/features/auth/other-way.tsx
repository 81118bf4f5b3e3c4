import Typography from '@mui/material/Typography';
import { RouterLink } from '#src/components/router-link.tsx';

type OtherWayProps = { question: string; label: string; to: string };

/** Between signing in and signing up. */
export function OtherWay({ question, label, to }: OtherWayProps) {
  return (
    <Typography variant="body2" sx={{ mt: 3, textAlign: 'center' }}>
      {question}
      <RouterLink to={to} underline="always" sx={{ marginInlineStart: 0.75 }}>
        {label}
      </RouterLink>
    </Typography>
  );
}
