import type { Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';

const FORCED = '(forced-colors: active)';

/** Returns the function that adapts a theme to forced colours; its code is lazy, as few users need it. */
export function useForcedColors(): (theme: Theme) => Theme {
  const [enhance, setEnhance] = useState<(theme: Theme) => Theme>(() => same);
  useEffect(() => {
    const query = window.matchMedia(FORCED);
    const follow = async () => {
      if (!query.matches) return setEnhance(() => same);
      const { enhanceForcedColors } = await import('#src/theme/forced-colors.ts');
      return setEnhance(() => enhanceForcedColors);
    };
    const onChange = () => void follow();
    onChange();
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return enhance;
}

function same(theme: Theme): Theme {
  return theme;
}
