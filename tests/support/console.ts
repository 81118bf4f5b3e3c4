import { format } from 'node:util';
import { vi } from 'vitest';

type Line = { level: string; text: string };

const lines: Line[] = [];
let expected: RegExp[] = [];

/** Collects errors and warnings instead of printing them; call it before each test. */
export function watchConsole(): void {
  lines.length = 0;
  expected = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      lines.push({ level, text: format(...args) });
    });
  }
}

/** Requires log lines that match these patterns, for example React's log of an error in a boundary. */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** @throws Error that lists unexpected log lines and expected ones that are missing */
export function checkConsole(): void {
  const unexpected = lines.filter(({ text }) => !expected.some((pattern) => pattern.test(text)));
  const missing = expected.filter((pattern) => !lines.some(({ text }) => pattern.test(text)));
  if (unexpected.length > 0) {
    throw new Error(
      `Written to the console:\n${unexpected.map(({ level, text }) => `${level}: ${text}`).join('\n')}`,
    );
  }
  if (missing.length > 0) {
    throw new Error(`Never written to the console: ${missing.map(String).join(', ')}`);
  }
}
