import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { User } from './schema.ts';

type UserContactProps = { user: User };

/** Where somebody can be reached. */
export function UserContact({ user: { email, phone } }: UserContactProps) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Typography variant="body2" noWrap title={email}>
        {email}
      </Typography>
      <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
        {phone}
      </Typography>
    </Box>
  );
}
