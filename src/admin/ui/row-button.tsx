import type { ComponentProps } from 'react';

type RowButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  hint: string;
};

/** An icon button in a row; `RowArea` styles it. */
export function RowButton({ hint, ...props }: RowButtonProps) {
  return <button {...props} type="button" className="row-action" data-hint={hint} />;
}
