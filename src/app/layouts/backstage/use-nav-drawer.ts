import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation } from 'react-router';

/** The phone's menu: closes when the page changes (N5), and is not there where the window is wide (N6). */
export function useNavDrawer() {
  const { key } = useLocation();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && (openedAt !== key || isWide)) setOpenedAt(null);
  return {
    isWide,
    isOpen: openedAt !== null,
    open: () => setOpenedAt(key),
    close: () => setOpenedAt(null),
  };
}
