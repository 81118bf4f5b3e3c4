import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useFormLanguage } from './form-language.ts';

type InLanguagesProps = {
  chinese: ReactNode;
  /** `wasShown` is false until English is shown. */
  english: (wasShown: boolean) => ReactNode;
  /** Of the form's column, in px: from here on both are beside each other, else below each other. */
  room?: number;
};

/** A field in the languages that the form shows. The other one stays mounted, so that its errors are found. */
export function InLanguages({ chinese, english, room = 480 }: InLanguagesProps) {
  const shown = useFormLanguage();
  const [wasShown, setShown] = useState(false);
  if (shown !== 'cn' && !wasShown) setShown(true);
  return (
    <Box sx={shown === 'both' ? bothStyles(room) : {}}>
      <Box hidden={shown === 'en'}>{chinese}</Box>
      <Box hidden={shown === 'cn'}>{english(wasShown)}</Box>
    </Box>
  );
}

const bothStyles = (room: number) => ({
  // A row of short fields has no room for two of them.
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@container (min-width: ${room}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
