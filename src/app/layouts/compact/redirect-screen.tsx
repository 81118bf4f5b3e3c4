import Box from '@mui/material/Box';
import { LoadingScreen } from '#src/components/loading-screen.tsx';
import { SimpleFooter } from './simple-footer.tsx';

export function RedirectScreen() {
  return (
    <>
      <LoadingScreen />
      <Box sx={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0 }}>
        <SimpleFooter />
      </Box>
    </>
  );
}
