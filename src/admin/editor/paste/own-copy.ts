import { DOMSerializer, type Schema } from '@tiptap/pm/model';

/** Attribute of copied content. ProseMirror's own, `data-pm-slice`, is also in articles of WeChat and other sites that use it. */
const MARK = 'data-own-copy';

/** Writes what is copied or dragged out of the editor, and marks it. */
export class CopySerializer extends DOMSerializer {
  constructor(schema: Schema) {
    super(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema));
  }

  override serializeFragment(
    ...[content, options, target]: Parameters<DOMSerializer['serializeFragment']>
  ): HTMLElement | DocumentFragment {
    const copied = super.serializeFragment(content, options, target);
    // ProseMirror passes a target where it serializes the content of a node.
    if (target === undefined) copied.firstElementChild?.setAttribute(MARK, '');
    return copied;
  }
}

/** Whether the pasted markup was copied or dragged out of this editor. */
export function isOwnCopy(pasted: Element): boolean {
  return (pasted.closest('body') ?? pasted).querySelector(`[${MARK}]`) !== null;
}
