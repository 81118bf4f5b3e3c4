import type { Browser } from 'playwright-core';

type Event = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** In microseconds. */
  dur?: number;
  /** CPU time of the thread, in microseconds. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
};

/** In milliseconds; `start` counts from the navigation. */
export type Task = { start: number; length: number };

/**
 * Starts recording the tasks of a page's main thread. Uses the browser's trace, because Long Tasks
 * entries leave out layout and paint, and CPU time, so that other load on the machine does not count.
 * @returns a function that stops the recording and returns the tasks
 */
export async function traceTasks(browser: Browser, url: string): Promise<() => Promise<Task[]>> {
  const devtools = await browser.newBrowserCDPSession();
  const events: Event[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    // The protocol types an event only as an object.
    for (const event of value) if (isEvent(event)) events.push(event);
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'blink.user_timing', 'disabled-by-default-v8.compile'],
    },
  });
  return async () => {
    const complete = new Promise((resolve) => {
      devtools.once('Tracing.tracingComplete', resolve);
    });
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    return tasksOf(events, url);
  };
}

function tasksOf(events: Event[], url: string): Task[] {
  const began = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  if (!began) throw new Error(`The trace has nothing of ${url}`);
  const named = (wanted: string) =>
    events.filter(
      ({ name, pid, tid }) => pid === began.pid && tid === began.tid && name === wanted,
    );
  const traced = named(TRACED);
  return named('ThreadControllerImpl::RunTask').map(({ ts, dur = 0, tdur = 0 }) => {
    const ownTracing = traced.filter((inner) => inner.ts >= ts && inner.ts < ts + dur);
    const length = tdur - ownTracing.reduce((sum, inner) => sum + (inner.tdur ?? 0), 0);
    return { start: (ts - began.ts) / 1000, length: length / 1000 };
  });
}

/** Work that V8 does only while it is traced: up to half of a long task. */
const TRACED = 'V8.CollectSourcePositions';

function isEvent(value: object): value is Event {
  return 'name' in value && 'ts' in value && 'args' in value;
}
