import { createContext, use, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

type Uploads = {
  isUploading: boolean;
  tell: (name: string, isUploading: boolean) => void;
};

const FormUploads = createContext<Uploads>({ isUploading: false, tell: () => {} });

type FormUploadsProviderProps = { children: ReactNode };

/** Lets a form know that pictures are still on their way: what is saved meanwhile would lack them. */
export function FormUploadsProvider({ children }: FormUploadsProviderProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  const tell = useCallback((name: string, isUploading: boolean) => {
    setNames((before) => {
      if (before.includes(name) === isUploading) return before;
      return isUploading ? [...before, name] : before.filter((other) => other !== name);
    });
  }, []);
  const uploads = useMemo(() => ({ isUploading: names.length > 0, tell }), [names, tell]);
  return <FormUploads value={uploads}>{children}</FormUploads>;
}

/** For a field: a function that tells whether it is uploading. */
export function useUploading(name: string): (isUploading: boolean) => void {
  const { tell } = use(FormUploads);
  return useCallback((isUploading) => tell(name, isUploading), [tell, name]);
}

/** True while any field is uploading. */
export function useIsUploading(): boolean {
  return use(FormUploads).isUploading;
}
