import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps } from '@mui/material/styles';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SIDES } from './sides.ts';
import type { Side } from './sides.ts';

type LanguageTabsProps = {
  /** What the languages are of. */
  label: string;
  side: Side;
  onChange: (side: Side) => void;
  /** The ids of the elements with the languages. */
  panels: Record<Side, string>;
  sx?: SxProps;
};

/** Chooses the language of a field. MUI's tabs measure themselves, which a form with many would feel. */
export function LanguageTabs({ label, side, onChange, panels, sx }: LanguageTabsProps) {
  const { t } = useTranslation('crud');
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onChange(side === 'cn' ? 'en' : 'cn');
    list.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  };
  return (
    <Box sx={sx}>
      <Box
        ref={list}
        role="tablist"
        aria-label={t('form.languagesOf', { name: label })}
        onKeyDown={onKeyDown}
        sx={{ display: 'flex', gap: 2, mb: 1.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {SIDES.map((one) => (
          <ButtonBase
            key={one}
            role="tab"
            aria-selected={one === side}
            aria-controls={panels[one]}
            tabIndex={one === side ? 0 : -1}
            onClick={() => onChange(one)}
            sx={tabStyles}
          >
            {t(`form.language.${one}`)}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}

const tabStyles = {
  minHeight: 32,
  px: 0.5,
  mb: '-1px',
  typography: 'body2',
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
  '&[aria-selected="true"]': {
    color: 'text.primary',
    fontWeight: 'fontWeightMedium',
    borderColor: 'primary.main',
  },
};
