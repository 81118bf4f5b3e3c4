import { useState } from 'react';

/**
 * Whether a part of the menu is open: by a person's hand, and by itself when what is current comes to
 * be inside it (N5). `current` is the current entry's path where it is inside, else undefined.
 */
export function useDisclosure(current: string | undefined, initiallyOpen = false) {
  const [isOpen, setIsOpen] = useState(initiallyOpen || current !== undefined);
  const [seen, setSeen] = useState(current);
  if (current !== seen) {
    setSeen(current);
    if (current !== undefined) setIsOpen(true);
  }
  return { isOpen, toggle: () => setIsOpen(!isOpen) };
}
