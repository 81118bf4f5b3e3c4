import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import type { Database } from '../database.ts';

const FaultPlan = v.object({
  /** `GET /links/get`, or `*` for every call. */
  call: v.optional(v.string(), '*'),
  /** Null removes the call's faults. */
  fault: v.nullable(v.string()),
  times: v.optional(v.number()),
  body: v.optional(v.unknown()),
});

/** Control endpoints for tests in another process: faults, reset, request log. */
export function controlHandlers(db: Database): HttpHandler[] {
  return [
    http.post('*/api/__mock__/faults', async ({ request }) => {
      const { call, fault, ...options } = v.parse(FaultPlan, await request.json());
      if (fault === null) db.faults.clear(call === '*' ? undefined : call);
      else db.faults.set(call, fault, options);
      return HttpResponse.json({ success: true, data: true });
    }),
    http.post('*/api/__mock__/reset', async () => {
      await db.reset();
      return HttpResponse.json({ success: true, data: true });
    }),
    http.get('*/api/__mock__/requests', ({ request }) => {
      const call = new URL(request.url).searchParams.get('call') ?? undefined;
      return HttpResponse.json({ success: true, data: db.requests.of(call) });
    }),
  ];
}
