import Avatar from '@mui/material/Avatar';
import { initials } from './account.ts';

type AccountAvatarProps = { name: string; picture: string | undefined; size: number };

/** The person's picture, or their initials where there is none or it does not load. */
export function AccountAvatar({ name, picture, size }: AccountAvatarProps) {
  return (
    <Avatar
      src={picture}
      alt=""
      // Who it is stands beside it, or names its button.
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.36,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      }}
    >
      {initials(name)}
    </Avatar>
  );
}
