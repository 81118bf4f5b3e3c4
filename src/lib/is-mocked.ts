/** Whether a development server with these variables answers its own calls. */
export function isMocked({ VITE_MOCK, VITE_API_HOST }: Record<string, unknown>): boolean {
  return VITE_MOCK ? VITE_MOCK === 'true' : !VITE_API_HOST;
}
