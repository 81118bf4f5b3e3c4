import { createContext, use, useCallback, useMemo, useState } from 'react';

type UploadRegistry = {
  /** True while any field is uploading: a save would miss its picture. */
  isUploading: boolean;
  setUploading: (name: string, isUploading: boolean) => void;
};

/** The pictures that a form's fields are uploading. */
export const FormUploads = createContext<UploadRegistry>({
  isUploading: false,
  setUploading: () => {},
});

/** The value that a form provides as `FormUploads`. */
export function useUploadRegistry(): UploadRegistry {
  const [names, setNames] = useState<readonly string[]>([]);
  const setUploading = useCallback((name: string, isUploading: boolean) => {
    setNames((before) => {
      if (before.includes(name) === isUploading) return before;
      return isUploading ? [...before, name] : before.filter((other) => other !== name);
    });
  }, []);
  return useMemo(() => ({ isUploading: names.length > 0, setUploading }), [names, setUploading]);
}

/** For a field: a function that reports whether it is uploading. */
export function useUploading(name: string): (isUploading: boolean) => void {
  const { setUploading } = use(FormUploads);
  return useCallback((isUploading) => setUploading(name, isUploading), [setUploading, name]);
}

/** True while any field of the form is uploading. */
export function useIsUploading(): boolean {
  return use(FormUploads).isUploading;
}
