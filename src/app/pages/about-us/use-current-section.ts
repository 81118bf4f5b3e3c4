import { useEffect, useState } from 'react';
import type { Section } from './sections.ts';

/** The part that is being read: the one that crosses a line in the upper half of the window. */
export function useCurrentSection(sections: Section[]): Section | undefined {
  const [current, setCurrent] = useState<Section>();
  const names = sections.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const section = sections.find((one) => one === target.id);
          if (isIntersecting) setCurrent(section);
          else setCurrent((before) => (before === section ? undefined : before));
        }
      },
      { rootMargin: '-40% 0px -60% 0px' },
    );
    for (const section of sections) {
      const target = document.querySelector(`#${section}`);
      if (target) observer.observe(target);
    }
    return () => observer.disconnect();
    // The names say it all: the array is a new one each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [names]);
  return current;
}
