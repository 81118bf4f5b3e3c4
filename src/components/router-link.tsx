import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link, type LinkProps } from 'react-router';
import { safeHref } from '#src/lib/links/safe-href.ts';

type Target = Pick<
  LinkProps,
  'to' | 'replace' | 'state' | 'target' | 'rel' | 'prefetch' | 'preventScrollReset'
>;
type RouterLinkProps = Omit<MuiLinkProps, 'component' | 'href' | 'rel' | 'target'> & Target;
type RouterButtonProps = Omit<ButtonProps<'a'>, 'component' | 'href' | 'rel' | 'target'> & Target;

/**
 * A text link of the router. It accepts any URL from the server; an unsafe one is rendered as text.
 */
export function RouterLink({ to, ...props }: RouterLinkProps) {
  const address = safeTarget(to);
  if (address === undefined) return <span>{props.children}</span>;
  return <MuiLink {...props} component={Link} to={address} />;
}

/** A link that looks like a button; an unsafe URL is handled as in `RouterLink`. */
export function RouterButton({ to, ...props }: RouterButtonProps) {
  const address = safeTarget(to);
  if (address === undefined) return <Button {...props} component="span" disabled />;
  return <Button {...props} component={Link} to={address} />;
}

function safeTarget(to: LinkProps['to']): LinkProps['to'] | undefined {
  return typeof to === 'string' ? safeHref(to) : to;
}
