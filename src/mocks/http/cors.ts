const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Allows credentialed calls from other local origins only. */
export function corsHeaders(request: Request): [name: string, value: string][] {
  const origin = request.headers.get('Origin') ?? '';
  if (!LOOPBACK.test(origin)) return [];
  return [
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Allow-Credentials', 'true'],
    ['Access-Control-Expose-Headers', 'Content-Disposition, Date, Retry-After'],
    ['Vary', 'Origin'],
  ];
}

/** Answers a preflight request. */
export function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: [
      ...corsHeaders(request),
      ['Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE'],
      ['Access-Control-Allow-Headers', request.headers.get('Access-Control-Request-Headers') ?? ''],
      ['Access-Control-Max-Age', '600'],
    ],
  });
}
