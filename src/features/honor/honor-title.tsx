import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import type { Honor } from './schema.ts';

type HonorTitleProps = { honor: Honor };

/** Picture and name of an honor, with who gave it under which number. */
export function HonorTitle({ honor }: HonorTitleProps) {
  const { name, issuer, certificateNo, image } = honor;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, width: 1 }}>
      <Box sx={{ width: 72, flexShrink: 0 }}>
        <Picture src={assetUrl(image)} alt="" ratio={4 / 3} sizes="72px" fit="contain" />
      </Box>
      <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
        <Typography variant="subtitle2" component="div" noWrap title={name}>
          {name}
        </Typography>
        {[issuer, certificateNo]
          .filter((text) => text !== '')
          .map((text) => (
            <Typography
              key={text}
              variant="caption"
              component="div"
              noWrap
              title={text}
              sx={{ color: 'text.secondary' }}
            >
              {text}
            </Typography>
          ))}
      </Box>
    </Box>
  );
}
