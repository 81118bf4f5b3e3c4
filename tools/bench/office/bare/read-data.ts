/** What a call answers with: the bare page trusts the mock, and parses nothing. */
export async function readData<T>(path: string, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(`/api/${path}`, signal ? { signal } : {});
  const { data }: { data: T } = await answer.json();
  return data;
}
