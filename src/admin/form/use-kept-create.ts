import { useMutation } from '@tanstack/react-query';
import type { Resource } from '#src/api/resource.ts';
import type { KeptOptions } from './use-autosave.tsx';

/** Saves a form as a new record, and says what is kept of it until then. */
export function useKeptCreate<T, Input>(api: Pick<Resource<T, Input>, 'name' | 'create'>) {
  const { mutateAsync: save } = useMutation(api.create());
  const kept: KeptOptions = { place: [api.name, 'new'] };
  return { save, kept };
}
