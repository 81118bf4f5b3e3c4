import { useState } from 'react';
import { type ChosenPicture, isSamePicture } from './chosen-picture.ts';

/**
 * The pictures chosen in the dialog, in the order in which they were chosen. Where only one may be chosen,
 * the next choice replaces it.
 * @param most how many may be chosen
 */
export function useChosen(most: number) {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const isChosen = (picture: ChosenPicture) => chosen.some((one) => isSamePicture(one, picture));
  const add = (picture: ChosenPicture) =>
    setChosen((before) => {
      if (most === 1) return [picture];
      const others = before.filter((one) => !isSamePicture(one, picture));
      return others.length < most ? [...others, picture] : before;
    });
  return {
    chosen,
    isChosen,
    add,
    toggle: (picture: ChosenPicture) => {
      if (!isChosen(picture)) add(picture);
      else if (most > 1) setChosen(chosen.filter((one) => !isSamePicture(one, picture)));
    },
    /** Changes the text of the only chosen picture. */
    describe: (alt: string) => setChosen(chosen.map((one) => ({ ...one, alt }))),
  };
}
