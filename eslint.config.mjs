import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/** Files of one frontend layer may import only from the layers named (imports flow one way, see ARCHITECTURE.md). */
const layer = (files, forbidden, why) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: `(^|/)(${forbidden.join('|')})/`, message: why }] },
    ],
  },
});

const folders = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Panels never import each other, and neither do features: each folder is closed to its neighbours. */
const neighbours = (path, what, always = []) =>
  folders(path).map((folder) =>
    layer(
      [`${path}${folder}/**`],
      [
        ...always,
        ...folders(path)
          .filter((other) => other !== folder)
          .map((other) => `\\.\\./${other}`),
      ],
      `${what} does not import another one`,
    ),
  );

export default ts.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.data/',
      '**/*.gen.ts',
      'backend/contract/',
      '**/test-results/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  {
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/no-extraneous-class': 'off', // Nest modules are empty classes
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  { files: ['scripts/**', '**/bin/**', '**/bench/**', '**/attack/**'], rules: { 'no-console': 'off' } },
  {
    files: ['frontend/src/**'],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': hooks },
    rules: { ...hooks.configs.recommended.rules },
  },
  layer(
    ['frontend/src/lib/**'],
    ['components', 'features', 'panels'],
    'lib imports no component, feature or panel',
  ),
  layer(
    ['frontend/src/api/**'],
    ['components', 'features', 'panels'],
    'api imports no component, feature or panel',
  ),
  layer(['frontend/src/components/**'], ['features', 'panels'], 'components import no feature or panel'),
  ...neighbours('frontend/src/features/', 'a feature', ['panels']),
  ...neighbours('frontend/src/panels/', 'a panel'),
  layer(
    ['backend/embedded-mongo/src/**'],
    ['backend/src'],
    'the embedded database imports nothing of the application',
  ),
);
