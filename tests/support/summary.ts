import process from 'node:process';
import type { Reporter, TestModule } from 'vitest/node';

const SLOWEST = 30;

/** Prints the slowest files after a run of many, and the tests that failed before they passed. */
export const summary: Reporter = {
  onTestRunEnd(modules) {
    const files = modules
      .map((module) => ({ module, ms: durationOf(module) }))
      .toSorted((a, b) => b.ms - a.ms);
    if (files.length > SLOWEST) print('Slowest files:', files.slice(0, SLOWEST).map(line));
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId} > ${test.fullName}`),
    );
    if (flaky.length > 0) print('Passed only when they were tried once more:', flaky);
  },
};

function durationOf(module: TestModule): number {
  const { duration, setupDuration, collectDuration } = module.diagnostic();
  return duration + setupDuration + collectDuration;
}

function line({ module, ms }: { module: TestModule; ms: number }): string {
  return `${(ms / 1000).toFixed(1).padStart(6)} s  ${module.relativeModuleId}`;
}

function print(title: string, lines: string[]): void {
  process.stdout.write(`\n${[title, ...lines].join('\n')}\n`);
}
