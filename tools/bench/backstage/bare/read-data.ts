/** Returns the data of an answer without checking it: the mock is trusted here. */
export async function readData<T>(path: string, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(`/api/${path}`, signal ? { signal } : {});
  const { data }: { data: T } = await answer.json();
  return data;
}
