import { BSONRegExp } from 'bson';
import type { Doc } from '../bson/types.js';
import { regexPrefix } from '../values/regex.js';
import { isOperatorDoc } from './operator-names.js';

/**
 * Returns a text that the bytes of every matching document contain, or undefined. A search for `^text` in an array of
 * texts then rejects most documents without decoding them.
 */
export function requiredText(filter: Doc): Buffer | undefined {
  const texts = Object.keys(filter).flatMap((key) => (key.startsWith('$') ? [] : literalsOf(filter[key])));
  const [longest] = texts.sort((a, b) => b.length - a.length);
  return longest === undefined ? undefined : Buffer.from(longest);
}

function literalsOf(condition: unknown): string[] {
  if (!isOperatorDoc(condition) || typeof condition.$regex !== 'string' || '$options' in condition) return [];
  // A document can also store the pattern itself, which contains the prefix only where nothing is escaped.
  if (condition.$regex.includes('\\')) return [];
  const prefix = regexPrefix(new BSONRegExp(condition.$regex, ''))?.prefix;
  return prefix !== undefined && /^[ -~]+$/.test(prefix) ? [prefix] : [];
}
