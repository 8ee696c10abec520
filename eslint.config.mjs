import tseslint from 'typescript-eslint';

const pure = {
  'no-restricted-globals': [
    'error',
    { name: 'Date', message: 'Rules know no clock.' },
    { name: 'process', message: 'Rules know no process.' },
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: "The game's dice are keyed; choices of bots use Rng." },
  ],
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: '^(node:)?(fs|net|http|https|child_process|os|path|timers|worker_threads|dns|tls)(/|$)',
          message: 'Rules do no I/O.',
        },
      ],
    },
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: "NewExpression[callee.name='Set']",
      message: 'The order of a Set is not part of a position; use an array or a Map.',
    },
  ],
};

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'coverage/**', '.despatch/**'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', '*.js', '.dependency-cruiser.cjs', 'bin/*.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  { files: ['src/kernel/**', 'src/hex/**', 'src/systems/**'], ignores: ['**/*.spec.ts'], rules: pure },
  // What makes data of a system by hand is no part of the service.
  { files: ['src/systems/**/making/**/*.mjs'], rules: { 'no-restricted-imports': 'off' } },
  // A drawing is no position, and is drawn anew each time.
  { files: ['src/systems/**/pages/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.spec.ts', 'test/**'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['**/*.js', '**/*.mjs', '**/*.cjs'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['bin/*.js', 'jest.config.js', 'tools/groups/*.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
