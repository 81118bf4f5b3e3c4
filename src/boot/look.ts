type Stored = Partial<
  Record<'version' | 'direction' | 'contrast' | 'primaryColor' | 'fontFamily', string> & {
    fontSize: number;
  }
>;

/**
 * Gives the page what this browser keeps of its person's choices (S2, S4, S8, S9), as
 * `src/settings/storage.ts` and MUI read it later. Returns whether a page of the default look, which
 * may be dark or large as well, would be right.
 */
export function applyLook(page: HTMLElement): boolean {
  try {
    const mode = localStorage.getItem('theme-mode');
    const night = mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
    if (mode === 'dark' || night) page.dataset.colorScheme = 'dark';
    const stored: Stored | null = JSON.parse(localStorage.getItem('app-settings') ?? 'null');
    if (!stored || stored.version !== page.dataset.version) return true;
    const {
      direction,
      contrast,
      primaryColor = 'preset1',
      fontFamily = 'Public',
      fontSize,
    } = stored;
    if (direction === 'rtl') page.dir = direction;
    if (contrast === 'hight') page.dataset.contrast = contrast;
    if (primaryColor) page.dataset.primary = primaryColor;
    if (fontSize && fontSize >= 12 && fontSize <= 20 && fontSize !== 16) {
      page.style.fontSize = `${fontSize / 0.16}%`;
    }
    return (
      direction !== 'rtl' &&
      contrast !== 'hight' &&
      primaryColor === 'preset1' &&
      fontFamily.startsWith('Public')
    );
  } catch {
    // Storage that is closed to us, or a record that nobody can read: the defaults.
    return true;
  }
}
