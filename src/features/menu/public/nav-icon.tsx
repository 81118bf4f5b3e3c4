import { Picture } from '#src/components/picture.tsx';

/** A menu item's picture, before its title; nothing where it has none. */
export function NavIcon({ src }: { src: string | undefined }) {
  if (src === undefined) return null;
  return <Picture src={src} alt="" ratio={1} sizes="20px" fit="contain" sx={styles} />;
}

const styles = {
  display: 'inline-block',
  flexShrink: 0,
  width: 20,
  marginInlineEnd: 1,
  verticalAlign: 'middle',
  bgcolor: 'transparent',
};
