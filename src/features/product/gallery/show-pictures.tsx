import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';

/** One address or several as small pictures, for what will change. */
export function showPictures(value: unknown): ReactNode {
  const addresses = Array.isArray(value) ? value.map(String) : [String(value)];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {addresses.map((address) => (
        <Box key={address} sx={{ width: 96 }}>
          <Picture src={assetUrl(address)} alt="" ratio={4 / 3} sizes="96px" />
        </Box>
      ))}
    </Box>
  );
}
