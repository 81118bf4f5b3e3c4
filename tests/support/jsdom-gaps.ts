import { File as NodeFile } from 'node:buffer';

// Minimal versions of browser APIs that jsdom lacks and the app's libraries need.

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Evaluates width queries only; all others (dark, reduced motion, print) do not match. */
function matches(query: string): boolean {
  const min = /\(min-width:\s*([\d.]+)em\)/.exec(query)?.[1];
  const max = /\(max-width:\s*([\d.]+)em\)/.exec(query)?.[1];
  if (min === undefined && max === undefined) return false;
  const width = window.innerWidth / 16;
  return width >= Number(min ?? 0) && width <= Number(max ?? Infinity);
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

/**
 * Resolves relative URLs against the page's origin, because Node's Request accepts absolute ones only.
 */
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

/** Node creates the files of a form with the global File class, and rejects jsdom's class. */
function readFormsWithNodeFiles(): void {
  // Called with its own request as `this` below.
  // oxlint-disable-next-line typescript/unbound-method
  const { formData } = globalThis.Request.prototype;
  const { File } = globalThis;
  // Several forms may be read at once; the last one restores the class.
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

/** Installs the missing APIs once per environment, because test files may share one. */
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
  // ProseMirror calls this; jsdom has no layout, so no element is at any point.
  Object.assign(document, { elementFromPoint: () => null });
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });
}

/** Sets the window width for media queries and `innerWidth`. */
export function setWindowWidth(width: number): void {
  Object.assign(window, { innerWidth: width, outerWidth: width });
  window.dispatchEvent(new Event('resize'));
}
