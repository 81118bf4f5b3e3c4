import type { ComponentProps } from 'react';

type RowButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** What it does, in a word: its tooltip. */
  hint: string;
};

/** An icon at the end of a row that does something. Stands in `RowArea`, which gives it its look. */
export function RowButton({ hint, ...props }: RowButtonProps) {
  return <button {...props} type="button" className="row-action" data-hint={hint} />;
}
