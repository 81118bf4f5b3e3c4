import type { ReactNode } from 'react';
import type { TypeAction } from '#src/admin/list/core/use-may.ts';
import { useRowLinks } from '#src/admin/list/core/row-links.tsx';

type RowLinkProps = {
  /** Relative to the list, as `7/edit`. */
  to: string;
  hint: string;
  label: string;
  /** What the person has to be permitted; editing by default. */
  needs?: TypeAction;
  children: ReactNode;
};

/**
 * A link from a row to a form, which leads back to the list in its current state. Unlike the router's Link it
 * reads that state on click, so rows do not render again when the URL changes.
 */
export function RowLink({ to, hint, label, needs = 'edit', children }: RowLinkProps) {
  const { linkTo, may } = useRowLinks();
  if (!may(needs)) return null;
  return (
    <a {...linkTo(to)} className="row-action" data-hint={hint} aria-label={label}>
      {children}
    </a>
  );
}
