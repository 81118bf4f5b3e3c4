import type { AnyExtension, JSONContent } from '@tiptap/react';
import { toDocument } from './editor-document.ts';
import type { EditorHost } from './editor-host.ts';
import { createExtensions } from './extensions.ts';

/**
 * Remembers the text as it was opened, the editor's own HTML for it, and the value last given to the
 * form: so opening a text does not make the form dirty, and undoing everything makes it clean again.
 */
export class TextSession {
  readonly extensions: AnyExtension[];
  #host: EditorHost;
  #opened: string;
  #openedHtml: string | undefined;
  #told: string;

  constructor(value: string, host: EditorHost) {
    this.#host = host;
    this.#opened = value;
    this.#told = value;
    this.extensions = createExtensions(() => this.#host);
  }

  get host(): EditorHost {
    return this.#host;
  }

  setHost(host: EditorHost): void {
    this.#host = host;
  }

  toDocument(value: string): JSONContent {
    return toDocument(value, this.extensions);
  }

  /** True for a value that did not come from this text. */
  isForeign(value: string): boolean {
    return value !== this.#told;
  }

  /** Begins with another text, which the editor writes as `html`. */
  open(value: string, html: string): void {
    this.#opened = value;
    this.#openedHtml = html;
    this.#told = value;
  }

  /** The value to tell now that the editor writes `html`; undefined where it is the last one told. */
  tell(html: string): string | undefined {
    const value = html === this.#openedHtml ? this.#opened : html;
    if (value === this.#told) return undefined;
    this.#told = value;
    return value;
  }
}
