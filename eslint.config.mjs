import js from '@eslint/js';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/** Records that are read within what their caller reaches. */
const owned = ['Admin', 'Agency', 'AgencyAdmin', 'Bd', 'CoinAgency', 'Host', 'LiveSession', 'Video'].join(
  '|',
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
  {
    files: ['backend/src/**', 'backend/embedded-mongo/**', 'frontend/src/**', 'app-client/src/**'],
    ignores: ['**/*.spec.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    files: ['backend/src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression[callee.name="InjectModel"] > MemberExpression[object.name=/^(${owned})$/]`,
          message:
            'Somebody owns these records: use OwnedRecords, or InjectUnscoped where all of them are meant',
        },
      ],
    },
  },
  { files: ['scripts/**', '**/bin/**', '**/bench/**', '**/attack/**'], rules: { 'no-console': 'off' } },
  {
    files: ['frontend/src/**'],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': hooks },
    rules: { ...hooks.configs.recommended.rules },
  },
);
