import { WritingHelp } from './writing-help.tsx';

type AltWritingProps = {
  /** The stored URL of the picture. */
  src: string;
  alt: string;
  /** The most characters of the field. */
  max: number;
  label: string;
  onAccept: (alt: string) => void;
};

/** Offers to describe a picture; place it after the field of its alternative text, in an element that has `position`. */
export function AltWriting({ src, alt, max, label, onAccept }: AltWritingProps) {
  return (
    <WritingHelp
      label={label}
      max={max}
      offers={() => [{ task: { kind: 'alt', src } }]}
      withCurrent={(render) => render(alt)}
      onAccept={onAccept}
    />
  );
}
