import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const FieldLabels = createContext<Map<string, string> | null>(null);

type FieldLabelsProviderProps = { children: ReactNode };

/** Lets the error summary name fields as the form does. */
export function FieldLabelsProvider({ children }: FieldLabelsProviderProps) {
  const [labels] = useState(() => new Map<string, string>());
  return <FieldLabels value={labels}>{children}</FieldLabels>;
}

/** Tells the form a field's label. */
export function useFieldLabel(name: string, label: string): void {
  const labels = use(FieldLabels);
  useEffect(() => {
    labels?.set(name, label);
  }, [labels, name, label]);
}

/** The labels of all fields, by name. */
export function useFieldLabels(): ReadonlyMap<string, string> {
  return use(FieldLabels) ?? new Map();
}
