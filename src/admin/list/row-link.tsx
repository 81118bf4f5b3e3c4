import type { ReactNode } from 'react';
import { useRowLinks } from './list-rows.tsx';

type RowLinkProps = {
  /** A page beside the list, as `7/edit`. */
  to: string;
  /** What is there, in a word: its tooltip. */
  hint: string;
  label: string;
  /** The icon. */
  children: ReactNode;
};

/**
 * From a row to a form, which comes back to the list as it is now (B7). Unlike the router's link it reads
 * the list's state when it is followed: no row is drawn again because the address has changed.
 */
export function RowLink({ to, hint, label, children }: RowLinkProps) {
  const { hrefOf, follow, prefetch } = useRowLinks();
  return (
    <a
      href={hrefOf(to)}
      className="row-action"
      data-hint={hint}
      aria-label={label}
      onClick={follow}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </a>
  );
}
