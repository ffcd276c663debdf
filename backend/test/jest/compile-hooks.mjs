// Hooks of Node's module loader: an import of `./users.js` finds `users.ts`, and SWC compiles it.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

const SWCRC = fileURLToPath(new URL('../../../.swcrc', import.meta.url));

export function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && /\.ts(\?|$)/.test(context.parentURL ?? '')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!/\.ts(\?|$)/.test(url)) return next(url, context);
  const file = fileURLToPath(url);
  const { code } = await transformFile(file, {
    configFile: SWCRC,
    sourceFileName: file,
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
