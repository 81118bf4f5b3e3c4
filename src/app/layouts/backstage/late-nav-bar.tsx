import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { createLatePart, usePartAtOnce } from '#src/components/late-part.ts';
import { LAYOUT } from './layout-size.ts';
import type { NavBar } from './nav-bar.tsx';

const NAV_BAR = createLatePart(() => import('./nav-bar.tsx'));

/** The menu as a bar, for those who have chosen it; its place is kept until it is here. */
export function LateNavBar(props: ComponentProps<typeof NavBar>) {
  const bar = usePartAtOnce(NAV_BAR);
  return bar ? <bar.NavBar {...props} /> : <Box sx={{ height: LAYOUT.nav.horizontal + 2 }} />;
}
