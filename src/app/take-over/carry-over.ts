const CONTROLS = 'a, button, input, textarea, select, form, [tabindex]';

/**
 * What a visitor has begun in a page that is about to be replaced by the same page: what has the focus,
 * what was typed, what was pressed (`src/boot/keep-presses.ts`). Call it before; call what it returns after.
 */
export function holdInputs(before: Element): (after: Element) => void {
  const focused = document.activeElement;
  const pressed = before.querySelector('[data-pressed]');
  const begun = [...before.querySelectorAll(CONTROLS)].filter(
    (control) => control === focused || control === pressed || isTyped(control),
  );
  // Mostly nothing; to look at all controls is to lay the whole page out.
  if (begun.length === 0) return () => undefined;
  const all = controlsOf(before);
  const kept = begun.map((control) => {
    const earlier = all.slice(0, all.indexOf(control)).filter((other) => isSame(other, control));
    const value = isTyped(control) ? control.value : undefined;
    return { control, position: earlier.length, value };
  });

  return (after) => {
    const now = controlsOf(after);
    for (const { control, position, value } of kept) {
      const same = now.filter((other) => isSame(other, control))[position];
      if (!(same instanceof HTMLElement)) continue;
      if (control === focused) same.focus({ preventScroll: true });
      if (value !== undefined && isTextField(same)) type(same, value);
      if (control !== pressed) continue;
      if (same instanceof HTMLFormElement) same.requestSubmit();
      else same.click();
    }
  };
}

function controlsOf(root: Element): Element[] {
  return [...root.querySelectorAll(CONTROLS)].filter((element) => element.checkVisibility());
}

function isSame(one: Element, other: Element): boolean {
  return one.tagName === other.tagName && nameOf(one) === nameOf(other);
}

function nameOf(element: Element): string | null {
  return element.getAttribute('aria-label') ?? element.textContent;
}

function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isTyped(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return isTextField(element) && element.value !== element.defaultValue;
}

/** As typing does: past React's own setter, which would not notice. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
