import Box from '@mui/material/Box';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollToView } from './scroll-to-view.ts';
import { elementOf, type FieldBlock, fieldAt, pressedElement } from './page-fields.ts';
import { FRAME_PATH, FRAME_READY, type BesideMessage } from './beside-message.ts';
import { pageValues } from './page-values.ts';
import { chosenTexts, focusedBlock } from './use-field-focus.ts';
import { Notice } from '#src/components/notice.tsx';

type PageFrameProps = {
  shown: BesideMessage;
  /** The form's values, without what else the record has. */
  values: object;
  /** Width in px of the window that the page is laid out for. */
  width: number;
  onPick: (field: FieldBlock) => void;
  onEscape: () => void;
};

/** The events that would leave the page; they are cancelled. */
const PRESSES = ['click', 'auxclick', 'submit'];

/** The public page with the form's record, scaled to its room. Pressing in it moves the focus in the form alone. */
export function PageFrame({ shown, values, width, onPick, onEscape }: PageFrameProps) {
  const { t } = useTranslation('beside');
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref: room, size } = useSize();
  const [page, setPage] = useState<Document | null>(null);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => tell(frame.current, shown), [shown]);
  const tellAgain = useEffectEvent(() => tell(frame.current, shown));
  useEffect(() => {
    const greet = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === FRAME_READY) tellAgain();
    };
    window.addEventListener('message', greet);
    return () => window.removeEventListener('message', greet);
  }, []);

  const marks = () => [...pageValues(values, shown.language === 'en'), ...chosenTexts()];
  const pick = useEffectEvent((event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const view = page?.defaultView;
    if (!view || event.type !== 'click' || !(event instanceof view.MouseEvent)) return;
    if (!(event.target instanceof view.Element)) return;
    const field = fieldAt(pressedElement(page, event.target, event), marks());
    if (field) onPick(field);
  });
  const type = useEffectEvent((event: KeyboardEvent) => {
    // Ctrl+S saves from here as well.
    const isShortcut = event.ctrlKey || event.metaKey;
    if (isShortcut && !window.dispatchEvent(new KeyboardEvent('keydown', event))) {
      event.preventDefault();
    }
    if (isShortcut || event.key !== 'Escape') return;
    // A dialog of the page stays.
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const onPress = (event: Event) => pick(event);
    const onKey = (event: KeyboardEvent) => type(event);
    for (const type of PRESSES) page?.addEventListener(type, onPress, true);
    page?.addEventListener('keydown', onKey, true);
    return () => {
      for (const type of PRESSES) page?.removeEventListener(type, onPress, true);
      page?.removeEventListener('keydown', onKey, true);
    };
  }, [page]);

  const last = useRef('');
  const follow = useEffectEvent(() => {
    const field = focusedBlock();
    const key = JSON.stringify(field);
    if (!page || !field || key === last.current) return;
    const element = elementOf(page, field, marks());
    if (!element) return;
    last.current = key;
    scrollToView(element);
  });
  useEffect(() => {
    const onFollow = () => follow();
    document.addEventListener('focusin', onFollow);
    document.addEventListener('selectionchange', onFollow);
    return () => {
      document.removeEventListener('focusin', onFollow);
      document.removeEventListener('selectionchange', onFollow);
    };
  }, []);

  const scale = Math.min(1, size.width / width) || 1;
  return (
    <Box ref={room} sx={roomStyles}>
      {isRefused ? (
        <Notice severity="warning" onRetry={() => setRefused(false)} sx={{ m: 2 }}>
          {t('failed')} {t('refused')}
        </Notice>
      ) : (
        <Box
          component="iframe"
          ref={frame}
          title={t('frame')}
          src={FRAME_PATH}
          onLoad={() => {
            // The browser's own page, because the host refuses to be framed or is out of reach, cannot be read.
            const loaded = frame.current?.contentDocument ?? null;
            setPage(loaded);
            setRefused(loaded === null);
          }}
          sx={{
            position: 'absolute',
            border: 0,
            transformOrigin: '0 0',
            bgcolor: 'background.paper',
          }}
          style={{
            width,
            height: size.height / scale,
            scale,
            insetInlineStart: (size.width - width * scale) / 2,
          }}
        />
      )}
    </Box>
  );
}

const roomStyles = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  bgcolor: 'background.neutral',
};

function tell(frame: HTMLIFrameElement | null, shown: BesideMessage): void {
  frame?.contentWindow?.postMessage(shown, location.origin);
}

/** The size of an element, in px. */
function useSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
