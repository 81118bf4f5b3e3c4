import { createContext, use, useCallback, useMemo, useState } from 'react';

type UploadRegistry = {
  /** True while any field is uploading: a save would miss its picture. */
  isUploading: boolean;
  /** The fields with files that are not uploaded, also those that failed. */
  pending: readonly string[];
  setUploading: (name: string, isUploading: boolean, isPending: boolean) => void;
};

/** The pictures that a form's fields are uploading. */
export const FormUploads = createContext<UploadRegistry>({
  isUploading: false,
  pending: [],
  setUploading: () => {},
});

/** The value that a form provides as `FormUploads`. */
export function useUploadRegistry(): UploadRegistry {
  /** By name of the field, whether it is uploading now. */
  const [fields, setFields] = useState<ReadonlyMap<string, boolean>>(() => new Map());
  const setUploading = useCallback((name: string, isUploading: boolean, isPending: boolean) => {
    setFields((before) => {
      const now = isPending ? isUploading : undefined;
      if (before.get(name) === now) return before;
      const after = new Map(before);
      if (now === undefined) after.delete(name);
      else after.set(name, now);
      return after;
    });
  }, []);
  return useMemo(
    () => ({
      isUploading: [...fields.values()].includes(true),
      pending: [...fields.keys()],
      setUploading,
    }),
    [fields, setUploading],
  );
}

/** For a field: a function that reports whether it is uploading, and whether it has files that are not uploaded. */
export function useUploading(name: string): (isUploading: boolean, isPending: boolean) => void {
  const { setUploading } = use(FormUploads);
  return useCallback(
    (isUploading, isPending) => setUploading(name, isUploading, isPending),
    [setUploading, name],
  );
}

/** True while any field of the form is uploading. */
export function useIsUploading(): boolean {
  return use(FormUploads).isUploading;
}
