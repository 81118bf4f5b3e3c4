/** What a test does in a browser, whatever drives it. Elements are found by role and accessible name. */
export type Person = {
  open: (path: string) => Promise<void>;
  /** Presses the middle of an element with the mouse. */
  press: (role: Role, name: string) => Promise<void>;
  /** Puts the cursor into a field, replaces its text and leaves the cursor there. */
  fill: (name: string, text: string) => Promise<void>;
  /** Types where the cursor is. */
  type: (text: string) => Promise<void>;
  /** Chooses a file in the last field for pictures of the page. */
  chooseFile: (path: string) => Promise<void>;
  /** Waits for an address that begins with this. */
  arrive: (path: string) => Promise<void>;
  /** Waits for visible text that begins with this. */
  see: (text: string) => Promise<void>;
  /** What the program threw, where the browser tells. */
  problems?: string[];
  leave: () => Promise<void>;
};

type Point = { x: number; y: number };

export type Role = 'link' | 'button' | 'combobox' | 'option' | 'textbox';

export const WAIT = 30_000;

const SELECTORS: Record<Role | 'text', string> = {
  link: 'a[href]',
  button: 'button, [role=button]',
  combobox: '[role=combobox]',
  option: '[role=option]',
  textbox: 'input:not([type=file]), textarea, [role=textbox]',
  text: 'body *',
};

/** The arguments of `findMiddle` for a role or for any text. */
export const elementOf = (role: Role | 'text', name: string) => [SELECTORS[role], name] as const;

/**
 * Runs in the page: the middle of the first visible element that a selector finds and whose name begins
 * with `name`, brought into view; null while there is none, or while it moves, is covered, or its page is
 * not hydrated. Uses nothing from outside, as browsers get its source.
 */
export async function findMiddle(selector: string, name: string): Promise<Point | null> {
  const textOf = (element: Element) => (element.textContent ?? '').trim();
  const nameOf = (element: Element) => {
    const own = element.getAttribute('aria-label');
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '');
    const labels =
      element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(textOf) : [];
    const areas = element instanceof HTMLTextAreaElement ? [...element.labels].map(textOf) : [];
    return own ?? (labelled.join(' ').trim() || [...labels, ...areas][0] || textOf(element));
  };
  const middleOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  if (document.documentElement.dataset.prerendered !== undefined) return null;
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const isVisible = element.getClientRects().length > 0 && !element.closest('[inert]');
    if (isVisible && nameOf(element).startsWith(name)) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = middleOf(element);
      for (let frames = 0; frames < 3; frames += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const { x, y } = middleOf(element);
      const there = document.elementFromPoint(x, y);
      const isFree = element.contains(there) || there?.contains(element);
      return isFree && x === before.x && y === before.y ? { x, y } : null;
    }
  }
  return null;
}
