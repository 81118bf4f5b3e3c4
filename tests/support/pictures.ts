import { onTestFinished } from 'vitest';
import { webpBytes } from './picture-files.ts';

// jsdom does not load, draw or lay out pictures.

const PICTURE = { width: 1680, height: 720 };
const FRAME = new DOMRect(0, 0, 840, 360);

/** Makes every picture in this test load at once with 1680 × 720 px, and makes cropping possible. */
export function letPicturesLoad(): void {
  replace(URL, 'createObjectURL', { value: () => 'blob:http://localhost:3000/picture' });
  replace(URL, 'revokeObjectURL', { value: () => {} });
  const bitmap = { ...PICTURE, close: () => {} };
  replace(globalThis, 'createImageBitmap', { value: () => Promise.resolve(bitmap) });
  replace(HTMLImageElement.prototype, 'complete', { get: () => true });
  replace(HTMLImageElement.prototype, 'naturalWidth', { get: () => PICTURE.width });
  replace(HTMLImageElement.prototype, 'naturalHeight', { get: () => PICTURE.height });
  const canvas = HTMLCanvasElement.prototype;
  replace(canvas, 'getContext', {
    value: () => ({
      scale() {},
      translate() {},
      transform() {},
      drawImage() {},
      getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, 255]) }),
    }),
  });
  replace(canvas, 'toBlob', {
    value: (answer: (blob: Blob) => void, type: string) =>
      answer(new Blob([webpBytes(0, [])], { type })),
  });
  // Called with its own element as `this` below.
  // oxlint-disable-next-line typescript/unbound-method
  const { getBoundingClientRect } = Element.prototype;
  replace(Element.prototype, 'getBoundingClientRect', {
    value: function measure(this: Element): DOMRect {
      const isFrame = this.classList.contains('reactEasyCrop_Container');
      return isFrame ? FRAME : getBoundingClientRect.call(this);
    },
  });
}

/** Replaces a property until the test ends. */
function replace(owner: object, name: string, descriptor: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, {
    ...descriptor,
    ...('value' in descriptor && { writable: true }),
    configurable: true,
  });
  onTestFinished(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
}
