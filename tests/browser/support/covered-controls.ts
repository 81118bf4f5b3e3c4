import type { Page } from 'playwright-core';

/**
 * The controls that no pointer reaches: each enabled, visible one is scrolled to the middle, where what lies on
 * top has to be the control, inside it, or its label.
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
    // The back office's skip link, cut to nothing until it has the focus.
    getComputedStyle(control).clipPath === 'none' &&
    // What is behind a dialog, and the text field that MUI keeps beside a select for forms.
    control.closest('[inert], [aria-hidden=true]') === null;

  /** Of a link that breaks into lines, the longest one. */
  const middleOf = (control: Element) => {
    const boxes = [...control.getClientRects()].toSorted((a, b) => b.width - a.width);
    const { x, y, width, height } = boxes[0] ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2, isPoint: width < 2 || height < 2 };
  };

  /** What lies over the control's middle; undefined where the control can be pressed. */
  const coverOf = (control: Element): Element | undefined => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, isPoint } = middleOf(control);
    const top = document.elementFromPoint(x, y);
    // Only for screen readers, or out of the window until it has the focus, as the skip link.
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
  // Scrolling shows more: the button that leads back to the top, rows of a long list.
  for (let round = 0; round < 3; round += 1) {
    const fresh = [...document.querySelectorAll(CONTROLS)].filter((one) => !seen.has(one));
    for (const control of fresh) {
      seen.add(control);
      if (!isOffered(control)) continue;
      tried += 1;
      if (coverOf(control) === undefined) continue;
      // What follows the scrolling, like a sticky bar, needs a moment.
      await frame();
      await frame();
      const cover = control.isConnected && isOffered(control) && coverOf(control);
      if (cover) covered.push(`${describe(control)} lies under ${describe(cover)}`);
    }
    await frame();
  }
  // Where nothing was looked at, nothing was found out.
  return tried > 0 ? covered : ['no control is offered here'];
}
