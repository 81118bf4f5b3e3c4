import type { ReactNode } from 'react';
import { useRowLinks } from '#src/admin/list/core/row-links.tsx';

type RowTitleProps = {
  /** The record's form, relative to the list, as `7/edit`. */
  to: string;
  children: ReactNode;
};

/**
 * A row's title as a link to the record's form. Inside an element with the class `row-opens` all of that
 * element opens the form: title, picture and texts.
 */
export function RowTitle({ to, children }: RowTitleProps) {
  const { linkTo, may } = useRowLinks();
  if (!may('edit')) return <span>{children}</span>;
  return (
    <a {...linkTo(to)} className="row-title">
      {children}
    </a>
  );
}
