// Pictures in jsdom, which neither loads nor draws nor lays them out.

const PICTURE = { width: 1680, height: 720 };
const FRAME = new DOMRect(0, 0, 840, 360);
const state = { isDone: false };

/** Lets every picture load at once, 1680 × 720 pixels large, and lets a part of it be cut out. */
export function letPicturesLoad(): void {
  if (state.isDone) return;
  state.isDone = true;
  Object.assign(URL, {
    createObjectURL: () => 'blob:http://localhost:3000/picture',
    revokeObjectURL: () => {},
  });
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ ...PICTURE, close: () => {} }),
  });
  Object.defineProperties(HTMLImageElement.prototype, {
    complete: { configurable: true, get: () => true },
    naturalWidth: { configurable: true, get: () => PICTURE.width },
    naturalHeight: { configurable: true, get: () => PICTURE.height },
  });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: () => {} }),
    toBlob: (answer: (blob: Blob) => void, type: string) => answer(new Blob(['drawn'], { type })),
  });
  // Called with its own element below.
  // oxlint-disable-next-line typescript/unbound-method
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = function measure(): DOMRect {
    const isFrame = this.classList.contains('reactEasyCrop_Container');
    return isFrame ? FRAME : getBoundingClientRect.call(this);
  };
}
