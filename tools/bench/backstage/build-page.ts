import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds a page to compare with into a folder, with the product's Vite and browser targets. */
export async function buildPage(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      chunkSizeWarningLimit: 2000,
    },
  });
}
