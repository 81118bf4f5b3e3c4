import Chip, { type ChipProps } from '@mui/material/Chip';

type TitleMarkProps = Pick<ChipProps, 'label' | 'color'>;

/** A label before a title, inline in its first line, so that a long title can use the full width. */
export function TitleMark(props: TitleMarkProps) {
  return (
    <>
      <Chip size="small" {...props} sx={styles} />
      {SPACE}
    </>
  );
}

/** An en space: a margin would be on the wrong side where the title and the page run differently. */
const SPACE = '\u2002';
const styles = { height: '1.25rem', verticalAlign: 'text-bottom' };
