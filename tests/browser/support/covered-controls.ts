import type { Page } from 'playwright-core';

/**
 * Returns the controls that a pointer cannot reach. Each enabled, visible control is scrolled to the
 * middle; the topmost element there must be the control, its child, or its label.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(findCovered);
}

/** Runs in the page. */
async function findCovered(): Promise<string[]> {
  const ROLES =
    'button checkbox combobox link menuitem menuitemcheckbox menuitemradio option radio slider switch tab textbox';
  const CONTROLS = [
    'button, a[href], input:not([type=hidden]), select, textarea, summary',
    ...ROLES.split(' ').map((role) => `[role=${role}]`),
  ].join();

  const isOffered = (control: Element): boolean =>
    control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    !control.matches(':disabled, [aria-disabled=true]') &&
    // The back office's skip link is clipped until it has the focus.
    getComputedStyle(control).clipPath === 'none' &&
    // Leaves out what is behind a dialog, and the hidden input of an MUI select.
    control.closest('[inert], [aria-hidden=true]') === null;

  /** The box that cuts the control's lines, as a title of one line does. */
  const cuttingBox = (control: Element): DOMRect | undefined => {
    for (let box = control.parentElement; box; box = box.parentElement) {
      const { webkitLineClamp, display } = getComputedStyle(box);
      if (webkitLineClamp !== 'none') return box.getBoundingClientRect();
      if (!display.startsWith('inline')) return undefined;
    }
    return undefined;
  };

  /** A link over several lines has several boxes; the widest one that is seen counts. */
  const middleOf = (control: Element) => {
    const cut = cuttingBox(control);
    const boxes = [...control.getClientRects()]
      .filter(({ top }) => !cut || top < cut.bottom - 1)
      .toSorted((a, b) => b.width - a.width);
    const { x, y, width, height } = boxes[0] ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2, isPoint: width < 2 || height < 2 };
  };

  /** Returns the element over the control's middle; undefined if the control can be pressed. */
  const coverOf = (control: Element): Element | undefined => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, isPoint } = middleOf(control);
    const top = document.elementFromPoint(x, y);
    // The control is for screen readers only, or off-screen until it has the focus, as the skip link.
    if (isPoint || top === null || control.contains(top)) return undefined;
    const label = top.closest('label');
    return label && (label.control === control || label.contains(control)) ? undefined : top;
  };

  const describe = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    return `<${element.localName} class="${element.className}"> ${name}`;
  };

  const frame = () => new Promise(requestAnimationFrame);
  const seen = new Set<Element>();
  const covered: string[] = [];
  let tried = 0;
  // Scrolling can add controls: the back-to-top button, rows of a long list.
  for (let round = 0; round < 3; round += 1) {
    const fresh = [...document.querySelectorAll(CONTROLS)].filter((one) => !seen.has(one));
    for (const control of fresh) {
      seen.add(control);
      if (!isOffered(control)) continue;
      tried += 1;
      if (coverOf(control) === undefined) continue;
      // Elements that react to scrolling, such as a sticky bar, update a frame later.
      await frame();
      await frame();
      const cover = control.isConnected && isOffered(control) && coverOf(control);
      if (cover) covered.push(`${describe(control)} lies under ${describe(cover)}`);
    }
    await frame();
  }
  // A page without controls must not pass unchecked.
  return tried > 0 ? covered : ['no control is offered here'];
}
