import type { ReactNode } from 'react';
import { useRowLinks } from '#src/admin/list/core/row-links.tsx';

type RowLinkProps = {
  /** Relative to the list, as `7/edit`. */
  to: string;
  /** The tooltip. */
  hint: string;
  label: string;
  /** The icon. */
  children: ReactNode;
};

/**
 * A link from a row to a form, which leads back to the list in its current state. Unlike the router's Link it
 * reads that state on click, so rows do not render again when the URL changes.
 */
export function RowLink({ to, hint, label, children }: RowLinkProps) {
  const { linkTo } = useRowLinks();
  return (
    <a {...linkTo(to)} className="row-action" data-hint={hint} aria-label={label}>
      {children}
    </a>
  );
}
