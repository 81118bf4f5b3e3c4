import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

/**
 * After a navigation: announces the new title and moves the focus into the page, unless the page
 * has taken it. Query changes (filters, paging) are ignored.
 */
export function RouteAnnouncer({ target }: { target: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    setTitle(document.title);
    if (!target.current?.contains(document.activeElement)) {
      target.current?.focus({ preventScroll: true });
    }
  }, [pathname, target]);

  return <VisuallyHidden live>{title}</VisuallyHidden>;
}
