import type { AnyExtension } from '@tiptap/react';
import type { EditorHost } from '#src/admin/editor/pictures/editor-host.ts';
import { createExtensions } from './extensions.ts';

/**
 * Stores the opened value, the editor's HTML for it, and the value last reported to the form, so that
 * opening a text does not make the form dirty and undoing all changes makes it clean again.
 */
export class TextSession {
  readonly extensions: AnyExtension[];
  #host: EditorHost;
  #opened: string;
  #openedHtml: string | undefined;
  #reported: string;

  constructor(value: string, host: EditorHost) {
    this.#host = host;
    this.#opened = value;
    this.#reported = value;
    this.extensions = createExtensions(() => this.#host);
  }

  get host(): EditorHost {
    return this.#host;
  }

  setHost(host: EditorHost): void {
    this.#host = host;
  }

  /** True when the form has set a value that the editor did not report. */
  isForeign(value: string): boolean {
    return value !== this.#reported;
  }

  /** Starts with a new value; `html` is the editor's HTML for it. */
  open(value: string, html: string): void {
    this.#opened = value;
    this.#openedHtml = html;
    this.#reported = value;
  }

  /** Returns the value to report for the editor's `html`; undefined when it was reported already. */
  report(html: string): string | undefined {
    const value = html === this.#openedHtml ? this.#opened : html;
    if (value === this.#reported) return undefined;
    this.#reported = value;
    return value;
  }
}
