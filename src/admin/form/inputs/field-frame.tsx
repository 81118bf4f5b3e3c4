import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OutdatedHint } from '#src/admin/form/core/outdated/outdated-hint.tsx';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { BorderButton } from '#src/components/form/border-button.tsx';

type FieldFrameProps = {
  /** The field's name, for what finds it in the page. */
  name: string;
  label: string;
  /** Reverts the field; undefined while it is unchanged. */
  revert: (() => void) | undefined;
  /** Offers to draft the field, where that is possible. */
  writing?: ReactNode;
  children: ReactNode;
};

/** The focusable elements of a field, without MUI's hidden inputs. */
const FOCUSABLE = '[tabindex="0"], input:not([tabindex="-1"]), textarea, button';

/**
 * Wraps a field: once it is changed, a small button on its border reverts it. The button is seen while the mouse is on the
 * field or the focus in it.
 */
export function FieldFrame({ name, label, revert, writing, children }: FieldFrameProps) {
  const { t } = useTranslation('crud');
  const field = useRef<HTMLDivElement>(null);
  const onRevert = () => {
    revert?.();
    // The pressed button is removed, so the focus needs a new place.
    field.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  };
  return (
    <Box data-field={name} sx={frameStyles}>
      <div ref={field}>{children}</div>
      {revert && (
        <BorderButton
          title={t('form.revert')}
          className={REVERT}
          aria-label={t('form.revertOf', { name: label })}
          onClick={onRevert}
        >
          <UndoIcon />
        </BorderButton>
      )}
      {writing}
      {HAS_ENGLISH && <OutdatedHint name={name} />}
    </Box>
  );
}

const REVERT = 'field-revert';

// Transparent instead of hidden: Tab has to reach it, but no finger what it does not see.
const frameStyles = {
  position: 'relative',
  [`&:not(:hover, :focus-within) > .${REVERT}`]: {
    opacity: 0,
    '@media (hover: none)': { pointerEvents: 'none' },
  },
} as const;
