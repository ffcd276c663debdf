// Parses nginx configuration files into a tree, so that tests can check their directives. Supports words, quotes,
// comments and blocks.
export interface Directive {
  name: string;
  args: string[];
  /** The directives of a block; undefined for a directive that ends with a semicolon. */
  block?: Directive[];
}

const TOKEN =
  /\s+|#[^\n]*|[{};]|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?:\$\{|[^\s{};"'#]|(?<=[^\s{};])[{}](?=[^\s]))+/gy;

/** Returns the directives of a configuration text. Throws an error when the text is not a valid configuration. */
export function parseNginx(text: string): Directive[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) throw new Error(`Unreadable configuration at: ${text.slice(at, at + 40)}`);
    if (!/^(\s|#)/.test(token)) tokens.push(token);
  }
  const read = (isNested: boolean): Directive[] => {
    const directives: Directive[] = [];
    for (let words: string[] = []; ;) {
      const token = tokens.shift();
      if (token === undefined || token === '}') {
        if (words.length > 0 || isNested !== (token === '}')) throw new Error('Unbalanced configuration');
        return directives;
      }
      if (token !== ';' && token !== '{') {
        words.push(token.replace(/^(["'])(.*)\1$/s, '$2'));
        continue;
      }
      const [name = '', ...args] = words;
      directives.push({ name, args, ...(token === '{' && { block: read(true) }) });
      words = [];
    }
  };
  return read(false);
}

/** Returns the directives with this name in a block, without the directives of nested blocks. */
export const directivesOf = (block: Directive[], name: string) => block.filter((one) => one.name === name);

/** Returns the arguments of the only directive with this name; undefined when no such directive exists. */
export function argsOf(block: Directive[], name: string): string[] | undefined {
  const found = directivesOf(block, name);
  if (found.length > 1) throw new Error(`${name} is set ${found.length} times`);
  return found[0]?.args;
}
