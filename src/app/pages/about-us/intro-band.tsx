import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { assetUrl } from '#src/api/assets.ts';
import { Ghost } from '#src/components/ghost.tsx';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import { companyInfoApi } from '#src/features/company-info/api.ts';
import { BandError } from '../home/band-error.tsx';
import { SectionBand } from './section-band.tsx';

/** What the company says of itself (P8). */
export function IntroBand() {
  const { data, isPending, refetch } = useQuery(companyInfoApi.inForce());
  if (data !== undefined && !data?.introduction) return null;
  return (
    <SectionBand section="intro" layout="side">
      {/* Fills the first screen while it is awaited: what comes below is not seen to move. */}
      <Box sx={{ minHeight: isPending ? '100dvh' : undefined, ...pictureStyles }}>
        {isPending && (
          <Waiting>
            {['100%', '96%', '72%', '98%', '88%', '64%'].map((width) => (
              <Ghost key={width} sx={{ width, typography: 'body1' }} />
            ))}
            <Ghost ratio={16 / 9} sx={{ mt: 3 }} />
          </Waiting>
        )}
        {!isPending && !data && <BandError onRetry={() => void refetch()} />}
        {data && <RichText html={data.introduction} resolve={assetUrl} />}
      </Box>
    </SectionBand>
  );
}

/** As wide as the text's column, and their space kept where nobody gave their size. */
const pictureStyles = { '& img:not([width])': { width: 1, aspectRatio: 'auto 16 / 9' } };
