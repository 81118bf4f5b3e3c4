import Typography from '@mui/material/Typography';
import { RouterLink } from '#src/components/router-link.tsx';

type AuthSwitchLinkProps = { question: string; label: string; to: string };

export function AuthSwitchLink({ question, label, to }: AuthSwitchLinkProps) {
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
