/** Fetches the search's code, pinyin included. Asked for again after a failure, it tries again. */
export async function loadCommandPalette() {
  const { CommandPalette } = await import('./command-palette.tsx');
  return CommandPalette;
}
