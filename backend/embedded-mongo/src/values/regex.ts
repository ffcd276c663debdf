import { BSONRegExp } from 'bson';
import { messageOf } from '../errors/message-of.js';
import { MongoError } from '../errors/mongo-error.js';

/** Compiles MongoDB's (PCRE) pattern and flags to a JavaScript RegExp. Caches the results. */
export function toRegExp(pattern: string, options: string): RegExp {
  const name = `${options}/${pattern}`;
  let compiled = cache.get(name);
  if (!compiled) {
    compiled = compile(pattern, options);
    if (cache.size >= 500) cache.clear();
    cache.set(name, compiled);
  }
  return compiled;
}

const cache = new Map<string, RegExp>();

function compile(pattern: string, options: string): RegExp {
  let flags = '';
  for (const flag of options) {
    if (!'imsxu'.includes(flag)) throw new MongoError(51108, `invalid flag in regex options: ${flag}`);
    if (flag === 'x') pattern = withoutComments(pattern);
    else if (!flags.includes(flag)) flags += flag;
  }
  const [prefix = '', inline = ''] = /^\(\?([ims]+)\)/.exec(pattern) ?? [];
  pattern = pattern.slice(prefix.length);
  for (const flag of inline) if (!flags.includes(flag)) flags += flag;
  try {
    return new RegExp(toJavaScript(pattern), flags);
  } catch (error) {
    throw new MongoError(51091, `Regular expression is invalid: ${messageOf(error)}`);
  }
}

/** Translates PCRE syntax that differs: \A, \z, \Z and POSIX classes. */
function toJavaScript(pattern: string): string {
  return pattern
    .replace(/\\A/g, '^')
    .replace(/\\[zZ]/g, '$')
    .replace(
      /\[:(alpha|digit|alnum|upper|lower|space|punct|xdigit):\]/g,
      (found, name: string) => posix[name] ?? found,
    );
}

const posix: Record<string, string> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9A-Fa-f',
};

/** Applies the x flag: removes white space and # comments outside character classes. */
function withoutComments(pattern: string): string {
  let out = '';
  let inClass = false;
  for (let i = 0; i < pattern.length; i++) {
    const c = pattern.charAt(i);
    if (c === '\\') {
      out += c + (pattern[++i] ?? '');
      continue;
    }
    if (c === '[') inClass = true;
    if (c === ']') inClass = false;
    if (!inClass && /\s/.test(c)) continue;
    if (!inClass && c === '#') {
      while (i < pattern.length && pattern[i] !== '\n') i++;
      continue;
    }
    out += c;
  }
  return out;
}

/**
 * Returns the literal prefix of a pattern such as /^text/, for an index range. `whole` is true when every string with
 * this prefix matches, so that the index range needs no further check. Returns undefined when the pattern has no
 * literal prefix.
 */
export function regexPrefix(regex: BSONRegExp): { prefix: string; whole: boolean } | undefined {
  if (regex.options.replace(/[su]/g, '') || !/^(\^|\\A)/.test(regex.pattern)) return undefined;
  const pattern = regex.pattern.replace(/^(\^|\\A)/, '');
  if (/(^|[^\\])\|/.test(pattern)) return undefined;
  let prefix = '';
  let i = 0;
  while (i < pattern.length) {
    let c = pattern.charAt(i);
    let width = 1;
    if (c === '\\') {
      const next = pattern[i + 1];
      if (next === undefined || /[A-Za-z0-9]/.test(next)) break;
      c = next;
      width = 2;
    } else if ('.[($*+?{^|)'.includes(c)) break;
    const after = pattern[i + width];
    if (after !== undefined && '*?{'.includes(after)) break;
    prefix += c;
    i += width;
    if (after === '+') break;
  }
  if (!prefix) return undefined;
  const rest = pattern.slice(i);
  return { prefix, whole: rest === '' || rest === '.*' };
}
