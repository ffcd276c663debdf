// Translators of browsers put <font> elements into the page: around a text, or in its place. React holds on to its own
// text nodes. Without this file React would throw when it removes a text that left its parent, which replaces the whole
// panel by an error, and would change texts that the page no longer shows.

/** The elements in which a translator shows its texts. */
const WRAPPER = 'FONT';
const isWrapper = (node: Node | null): node is HTMLElement => node?.nodeName === WRAPPER;

/** The wrappers that took the place of texts, by the text. */
const replacements = new WeakMap<Node, HTMLElement>();

/** Returns the child of `parent` that shows the node for a translator: an element around it or in its place. */
function shownAs(parent: Node, node: Node): HTMLElement | undefined {
  let shown: Node | null = replacements.get(node) ?? node.parentNode;
  while (isWrapper(shown)) {
    if (shown.parentNode === parent) return shown;
    shown = shown.parentNode;
  }
  return undefined;
}

/** Notes a text that a translator took out of the page, and follows its changes. */
function noteRemoved(text: Node, near: readonly (Node | null)[], observer: MutationObserver) {
  const wrapper = near.find(isWrapper);
  if (!wrapper || text.isConnected) return;
  replacements.set(text, wrapper);
  observer.observe(text, { characterData: true });
}

/** Shows a changed text again in place of its translation. The translator then translates the new text. */
function showChanged(text: Node) {
  const wrapper = replacements.get(text);
  if (!wrapper) return;
  replacements.delete(text);
  if (!text.isConnected) wrapper.replaceWith(text);
}

/** Removes the translation of a text that React put into the page again. */
function noteAdded(text: Node) {
  if (!text.isConnected) return;
  replacements.get(text)?.remove();
  replacements.delete(text);
}

function follow(records: readonly MutationRecord[], observer: MutationObserver) {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') showChanged(target);
    for (const node of removedNodes)
      if (node instanceof Text) noteRemoved(node, [...addedNodes, previousSibling, nextSibling], observer);
    for (const node of addedNodes) if (node instanceof Text) noteAdded(node);
  }
}

/** Keeps the page working while a translator changes its texts. Call once, before React renders. */
export function surviveTranslation(): void {
  const observer = new MutationObserver((records) => follow(records, observer));
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  const known = (parent: Node, node: Node) => {
    follow(observer.takeRecords(), observer);
    return shownAs(parent, node);
  };
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const shown = known(this, child);
    if (shown) removeChild.call(this, shown);
    // A text without a trace left the page with its translation.
    else if (!(child instanceof Text)) return removeChild.call(this, child) as Child;
    return child;
  };
  Node.prototype.insertBefore = function insert<New extends Node>(
    this: Node,
    node: New,
    before: Node | null,
  ): New {
    const isHere = before === null || before.parentNode === this;
    const place = isHere ? before : (known(this, before) ?? (before instanceof Text ? null : before));
    return insertBefore.call(this, node, place) as New;
  };
}
