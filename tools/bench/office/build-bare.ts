import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the baseline page into a folder, with the product's Vite and browser targets. */
export async function buildBare(folder: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'bare'),
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      chunkSizeWarningLimit: 1000,
    },
  });
}
