import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Calls a function after "back" and "forward". */
export function useOnBack(act: () => void): void {
  const { key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  // A step forward and back again may come in one render, where the key stays.
  const entry = `${key} ${isPop}`;
  const seen = useRef(entry);
  const notify = useEffectEvent(act);
  useEffect(() => {
    if (seen.current === entry) return;
    seen.current = entry;
    if (isPop) notify();
  }, [entry, isPop]);
}
