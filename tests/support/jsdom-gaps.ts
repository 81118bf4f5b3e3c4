import { File as NodeFile } from 'node:buffer';

// What browsers have and jsdom lacks, as little of it as the app's libraries need to start.

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Widths are compared with the window's; anything else (dark, reduced motion, print) does not match. */
function matches(query: string): boolean {
  const min = /\(min-width:\s*([\d.]+)px\)/.exec(query)?.[1];
  const max = /\(max-width:\s*([\d.]+)px\)/.exec(query)?.[1];
  if (min === undefined && max === undefined) return false;
  return window.innerWidth >= Number(min ?? 0) && window.innerWidth <= Number(max ?? Infinity);
}

function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media: query,
    get matches() {
      return matches(query);
    },
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

/** `fetch('/api')` is a request to the page's own origin; Node alone takes whole addresses only. */
function relativeRequest(): typeof Request {
  const NodeRequest = globalThis.Request;
  return class RelativeRequest extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
    }
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof NodeRequest;
    }
  };
}

/** Node reads the files of a form into the global File, and then rejects the one of jsdom. */
function readFormsWithNodeFiles(): void {
  // Called with its own request below.
  // oxlint-disable-next-line typescript/unbound-method
  const { formData } = globalThis.Request.prototype;
  const { File } = globalThis;
  // Several forms may be read at once: the last one restores the class.
  let reading = 0;
  globalThis.Request.prototype.formData = async function readForm(): Promise<FormData> {
    reading += 1;
    Object.assign(globalThis, { File: NodeFile });
    try {
      return await formData.call(this);
    } finally {
      reading -= 1;
      if (reading === 0) Object.assign(globalThis, { File });
    }
  };
}

/** Fills the gaps, once in each environment: files may share one. */
export function fillJsdomGaps(): void {
  if ('scrollIntoView' in Element.prototype) return;
  readFormsWithNodeFiles();
  Object.assign(globalThis, {
    Request: relativeRequest(),
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
  });
  Object.assign(window, { matchMedia, scrollTo: () => {} });
  Object.assign(Element.prototype, {
    scrollIntoView: () => {},
    scrollTo: () => {},
    setPointerCapture: () => {},
  });
}

/** Makes the window so wide, as far as media queries and the app ask. */
export function setWindowWidth(width: number): void {
  Object.assign(window, { innerWidth: width, outerWidth: width });
  window.dispatchEvent(new Event('resize'));
}
