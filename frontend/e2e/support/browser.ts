// Finds the browser for the tests: CHROME_PATH, an installed Chrome or Chromium, or else the browser of the npm
// package.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const places = [
  ...(process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findBrowser(): Browser {
  const given = process.env['CHROME_PATH'];
  if (given) return { executablePath: given, env: {} };
  const installed = places.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser();
  throw new Error('No Chrome found: install one, or name it by CHROME_PATH');
}

/** Unpacks the browser of the npm package, once per version. */
function packagedBrowser(): Browser {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = join(dirname(entry), '../..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const folder = join(tmpdir(), `callboard-chromium-${version}-${userInfo().uid}`);
  if (!existsSync(folder)) unpack(join(root, 'bin'), folder);
  const env: Record<string, string> = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  // Slim systems lack the security libraries. The package contains them.
  if (!hasLibrary('libnss3')) env['LD_LIBRARY_PATH'] = join(folder, 'lib');
  return { executablePath: join(folder, 'chromium'), env };
}

function unpack(packed: string, folder: string) {
  // Unpacks to a temporary name first, so that concurrent test runners never see an incomplete browser.
  const fresh = mkdtempSync(`${folder}-`);
  const inflate = (name: string) => brotliDecompressSync(readFileSync(join(packed, name)));
  writeFileSync(join(fresh, 'chromium'), inflate('chromium.br'));
  chmodSync(join(fresh, 'chromium'), 0o755);
  for (const name of ['fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'])
    execFileSync('tar', ['-x', '-C', fresh], { input: inflate(name) });
  mkdirSync(join(fresh, 'font-cache'));
  writeFileSync(
    join(fresh, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  );
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

function hasLibrary(name: string): boolean {
  try {
    return execFileSync('ldconfig', ['-p'], { encoding: 'utf8' }).includes(name);
  } catch {
    return false;
  }
}
