import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkOption } from './use-link-options.ts';

type LinkOptionRowProps = { option: LinkOption; optionProps: HTMLAttributes<HTMLLIElement> };

/** What can be linked to: its title above its address. */
export function LinkOptionRow({ option, optionProps }: LinkOptionRowProps) {
  const { t } = useTranslation('crud');
  return (
    <Box component="li" {...optionProps} sx={rowStyles}>
      <Box component="span" sx={{ typography: 'body2' }}>
        {option.title}
      </Box>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        <bdi dir="ltr">{option.path}</bdi>
        {!option.isVisible && ` · ${t('link.mark.hidden')}`}
      </Box>
    </Box>
  );
}

const rowStyles = {
  // MUI's own styles for options are more specific.
  '&&&': { flexDirection: 'column', alignItems: 'flex-start', overflowWrap: 'anywhere' },
};
