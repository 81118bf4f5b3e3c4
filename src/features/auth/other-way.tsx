import Typography from '@mui/material/Typography';
import { RouterLink } from '#src/components/router-link.tsx';

type OtherWayProps = { question: string; label: string; to: string };

/** Between signing in and signing up. */
export function OtherWay({ question, label, to }: OtherWayProps) {
  return (
    <Typography
      variant="body2"
      sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 0.75 }}
    >
      {question}
      <RouterLink to={to} underline="always">
        {label}
      </RouterLink>
    </Typography>
  );
}
