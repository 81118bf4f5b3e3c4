/** What somebody did in an editor's place before the editor was here. */
export type TextStart = {
  /** Where they pressed, from the text's corner; by keys they come to its beginning. */
  press: { x: number; y: number } | undefined;
  /** What they typed. */
  typed: string;
};
