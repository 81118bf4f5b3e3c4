/** A column as far as its name goes. */
export type AnyColumn = { field: string; headerName?: string | undefined };

/** A column of a list as a file has it. A grid's columns fit. */
export type CsvColumn<T> = AnyColumn & {
  /** What stands in the file, where it is not the field's own value. */
  csv?: (record: T) => string | number;
};
