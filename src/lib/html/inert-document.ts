let inert: Document | undefined;

/** Sets the document whose methods are used, in Node. */
export function setInertDocument(document: Document): void {
  inert = document;
}

/** An inert document of the program's own, in which nothing of a text can shadow a method (DOM clobbering). */
export function inertDocument(): Document {
  inert ??= document.implementation.createHTMLDocument();
  return inert;
}

/** Ids by which content of Google Docs and WeChat is known; no method has such a name. */
const KNOWN_ID = ':not([id^="docs-internal-guid"], [id="js_content"])';

/** Removes names and ids, which could shadow the methods of a document or a form (DOM clobbering). */
export function dropNames(root: ParentNode): void {
  // Forms last: until then what is in them may shadow their methods.
  for (const which of [':not(form)', 'form']) {
    for (const named of root.querySelectorAll(`${which}[name]`)) named.removeAttribute('name');
    for (const named of root.querySelectorAll(`${which}[id]${KNOWN_ID}`))
      named.removeAttribute('id');
  }
}
