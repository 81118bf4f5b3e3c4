/** A received request, for tests that count calls. */
export type LoggedRequest = { call: string; url: string; time: number };

export type RequestLog = {
  add: (call: string, request: Request) => void;
  /** All requests, or those of one call (`GET /links/get`), oldest first. */
  of: (call?: string) => LoggedRequest[];
  clear: () => void;
};

const MAX_REQUESTS = 1000;

/** Stores the last thousand requests and calls `onRequest` for each. */
export function createRequestLog(onRequest?: (request: LoggedRequest) => void): RequestLog {
  const requests: LoggedRequest[] = [];
  return {
    add: (call, request) => {
      const logged = { call, url: request.url, time: Date.now() };
      requests.push(logged);
      if (requests.length > MAX_REQUESTS) requests.shift();
      onRequest?.(logged);
    },
    of: (call) => requests.filter((request) => call === undefined || request.call === call),
    clear: () => void requests.splice(0),
  };
}
